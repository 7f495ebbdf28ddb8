/** Below this part of the window's height it is the keyboard of a phone that has taken the rest. */
const keyboardShare = 0.75;

/** Whether something at the foot of the window would cover what has the focus, or would itself lie under the keyboard of a phone. */
export function isInTheWay(region: HTMLElement): boolean {
  const focused = document.activeElement;
  if (!focused || focused === document.body || region.contains(focused)) return false;
  const { visualViewport } = window;
  if (visualViewport && visualViewport.height * visualViewport.scale < window.innerHeight * keyboardShare) return true;
  const control = focused.getBoundingClientRect();
  const own = region.getBoundingClientRect();
  const isLarge = control.height > window.innerHeight / 2;
  const foot = window.innerHeight - own.height - 16;
  return !isLarge && control.bottom > foot && control.top < window.innerHeight && overlapsSideways(control, own);
}

function overlapsSideways(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && other.left < one.right;
}
