"""What the tests of accessibility ask of a page: pieces of JavaScript that run in it, each for one widget."""

# What stands there to be seen.
_SHOWN = """
  const shown = (element) => {
    if (element.getClientRects().length === 0 || element.closest('.bw-frame, .bw-unseen')) return false;
    const style = getComputedStyle(element);
    return style.visibility !== 'hidden' && style.clipPath !== 'inset(50%)' && style.pointerEvents !== 'none';
  };
  const named = (element) => {
    const words = element.getAttribute('aria-label') ?? element.title ?? '';
    const text = words || (element.innerText ?? element.textContent ?? '').trim();
    return `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} "${text.slice(0, 40)}"`;
  };
"""

# What can be pressed, drawn or written into. Of a board it is the spaces, as long as they can be clicked.
_TARGETS = """
  const PRESSED = 'button, a[href], input, select, textarea, summary, [role=button], [role=slider], [role=checkbox], '
    + '[role=radio], [role=tab], [role=option], .bw-active [role=gridcell], .bw-active .bw-pick, .bw-tray-pick';
  const targets = [...root.querySelectorAll(PRESSED), ...(root.matches(PRESSED) ? [root] : [])]
    .filter((element) => shown(element) && !element.disabled && element.type !== 'hidden' && element.type !== 'file')
    .filter((element) => !element.closest('[inert]'));
"""

# Targets of less than 24 by 24 CSS pixels (WCAG 2.2, 2.5.8). A smaller one is large enough if a circle of that width
# around its middle touches no other target and no such circle of another small one, or if it stands in a line of text.
SMALL = f"""(root) => {{
  {_SHOWN}
  {_TARGETS}
  const boxOf = (element) => {{
    const parts = [element.querySelector?.(':scope > .bw-space') ?? element];
    if (element.matches('[type=checkbox], [type=radio]')) parts.push(...(element.labels ?? []));
    const boxes = parts.map((part) => part.getBoundingClientRect());
    const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
    const right = Math.max(...boxes.map((box) => box.right)), bottom = Math.max(...boxes.map((box) => box.bottom));
    return {{ left, top, right, bottom, width: right - left, height: bottom - top }};
  }};
  const boxes = targets.map(boxOf);
  // A board that is narrow has spaces of 23.9 pixels where 24 were meant: a rounding, not a fault.
  const small = boxes.map((box) => Math.min(box.width, box.height) < 23.5);
  const inText = (element) => element.matches('a') && getComputedStyle(element).display === 'inline';
  const middle = (box) => [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const isNear = (x, y, box) => Math.hypot(x - Math.min(Math.max(x, box.left), box.right),
    y - Math.min(Math.max(y, box.top), box.bottom)) < 12;
  const faults = [];
  for (const [index, element] of targets.entries()) {{
    if (!small[index] || inText(element)) continue;
    const [x, y] = middle(boxes[index]);
    const neighbour = targets.find((other, at) => {{
      if (at === index || other.contains(element) || element.contains(other)) return false;
      const [toX, toY] = middle(boxes[at]);
      return isNear(x, y, boxes[at]) || (small[at] && Math.hypot(x - toX, y - toY) < 24);
    }});
    const {{ width, height }} = boxes[index];
    const size = `${{width.toFixed(1)}} × ${{height.toFixed(1)}}`;
    if (neighbour) faults.push(`${{named(element)}} is ${{size}} beside ${{named(neighbour)}}`);
  }}
  return {{ counted: targets.length, small: small.filter(Boolean).length, faults }};
}}"""

# What is cut off, what reaches out of the widget, and what lies over something else that is read or pressed.
CROWDED = f"""(root) => {{
  {_SHOWN}
  const faults = [];
  const area = root.closest('.jp-OutputArea-output') ?? root;
  const [needs, has] = [area.scrollWidth, area.clientWidth];
  if (needs > has + 1) faults.push(`the output is scrolled: ${{needs}} > ${{has}}`);
  const edge = area.getBoundingClientRect().right + 1;
  // What of a box is seen within the boxes that scroll or cut off what is in them.
  const seen = (element, {{ left, top, right, bottom }}) => {{
    for (let at = element.parentElement; at && at !== root; at = at.parentElement) {{
      if (getComputedStyle(at).overflowY === 'visible') continue;
      const clip = at.getBoundingClientRect();
      [left, top] = [Math.max(left, clip.left), Math.max(top, clip.top)];
      [right, bottom] = [Math.min(right, clip.right), Math.min(bottom, clip.bottom)];
    }}
    return {{ left, top, right, bottom }};
  }};
  const parts = [];
  let counted = 0;
  for (const element of root.querySelectorAll('*')) {{
    if (!shown(element) || element.closest('svg svg, defs')) continue;
    if (element.closest('details:not([open]) > :not(summary)')) continue;
    counted += 1;
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) continue;
    const scroller = element.parentElement.closest('[tabindex="0"]:not(svg *), pre');
    if (box.right > edge && !(scroller && root.contains(scroller)) && !element.closest('svg')) {{
      faults.push(`${{named(element)}} ends at ${{box.right.toFixed(0)}} of ${{edge.toFixed(0)}}`);
    }}
    const leaf = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
    const pressed = element.matches('button, input, select, textarea');
    if (element.closest('svg, select') && !pressed) continue;
    if (pressed || leaf) parts.push([element, seen(element, box), pressed]);
    // A name is as long as its owner likes: an ellipsis says that it goes on, as it does in the list of what happened.
    const style = getComputedStyle(element);
    const hides = ['hidden', 'clip'].includes(style.overflowX) && !element.matches('input, select, textarea');
    if (hides && style.textOverflow !== 'ellipsis' && element.scrollWidth > element.clientWidth + 1) {{
      faults.push(`${{named(element)}} is ${{element.scrollWidth}} wide and clipped to ${{element.clientWidth}}`);
    }}
  }}
  // What lies over the rest on purpose is a box of its own.
  const layer = (element) => element.closest('.bw-menu, .bw-how-to, [role=dialog]');
  for (const [index, [element, box, pressed]] of parts.entries()) {{
    for (const [other, beside, too] of parts.slice(index + 1)) {{
      if (!pressed && !too) continue;
      if (element.contains(other) || other.contains(element) || layer(element) !== layer(other)) continue;
      if (element.closest('label')?.contains(other)) continue;
      const wide = Math.min(box.right, beside.right) - Math.max(box.left, beside.left);
      const high = Math.min(box.bottom, beside.bottom) - Math.max(box.top, beside.top);
      if (wide > 2 && high > 2) faults.push(`${{named(element)}} and ${{named(other)}} overlap, ${{wide}} × ${{high}}`);
    }}
  }}
  return {{ counted, faults }};
}}"""

# Which of the first targets of a widget look no different when they have the focus by keyboard.
FOCUS_UNSEEN = f"""(root) => {{
  {_SHOWN}
  {_TARGETS}
  const look = (element) => [element, ...element.querySelectorAll('*')].slice(0, 40).map((part) => {{
    const style = getComputedStyle(part);
    const outline = style.outlineStyle === 'none' ? '' : `${{style.outlineWidth}} ${{style.outlineColor}}`;
    return [outline, style.boxShadow, style.border, style.stroke, style.strokeWidth].join();
  }}).join(';');
  const faults = [];
  const some = targets.filter((element) => element.tabIndex >= 0).slice(0, 14);
  const before = document.activeElement;
  for (const element of some) {{
    document.activeElement.blur();
    const plain = look(element);
    element.focus({{ focusVisible: true, preventScroll: true }});
    const shows = document.activeElement !== element || look(element) !== plain;
    if (!shows) faults.push(`${{named(element)}} shows no focus`);
  }}
  document.activeElement.blur();
  before.focus?.({{ preventScroll: true }});
  return {{ counted: some.length, faults }};
}}"""

# In forced colours: buttons that have no edge and are not underlined, and buttons that are pressed in and look like the
# others; spaces that have no edge, and spaces on offer without a line of their own.
FORCED = f"""(root) => {{
  {_SHOWN}
  const faults = [];
  let counted = 0;
  const style = (element) => getComputedStyle(element);
  const buttons = [...root.querySelectorAll('button')].filter((button) => shown(button));
  const ground = (button) => style(button).backgroundColor;
  const plain = new Set(buttons.filter((one) => !one.matches('.mod-active, [aria-pressed=true]')).map(ground));
  for (const button of buttons) {{
    counted += 1;
    const told = parseFloat(style(button).borderTopWidth) >= 1 || style(button).textDecorationLine === 'underline';
    if (!told) faults.push(`${{named(button)}} has no edge`);
    if (button.matches('.mod-active, [aria-pressed=true]') && plain.has(ground(button))) {{
      faults.push(`${{named(button)}} is pressed in and looks like the others`);
    }}
  }}
  for (const space of root.querySelectorAll('.bw-board .bw-offered')) {{
    counted += 1;
    const mark = space.querySelector('.bw-offer, .bw-gold, .bw-quiet');
    const ground = style(space.querySelector('.bw-space'));
    const offer = style(mark);
    const line = offer.stroke !== ground.stroke && parseFloat(offer.strokeWidth) >= 3;
    const dot = mark.matches('.bw-quiet') && offer.fill !== ground.fill;
    if (!line && !dot) faults.push(`${{space.dataset.cell}} is offered unseen`);
  }}
  for (const space of root.querySelectorAll('.bw-board .bw-cell:not(:focus) .bw-space')) {{
    counted += 1;
    if (style(space).stroke === style(space).fill) faults.push('a space has no edge');
  }}
  return {{ counted, faults }};
}}"""
