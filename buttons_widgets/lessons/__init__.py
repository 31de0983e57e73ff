"""The exercises of the course, to be used in its notebooks."""

from .exercises import check as check
from .exercises import exercise as exercise
from .exercises import solution as solution
