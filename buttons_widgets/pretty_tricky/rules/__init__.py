"""The rules of Pretty Tricky. They import no widgets."""
