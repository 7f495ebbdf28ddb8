/** A visual viewport below this share of the window's height means an on-screen keyboard. */
const keyboardViewportRatio = 0.75;

/**
 * Checks whether a region at the bottom of the window would cover the focused element, or lie under
 * an on-screen keyboard.
 */
export function obstructsFocus(region: HTMLElement): boolean {
  const focused = document.activeElement;
  if (!focused || focused === document.body || region.contains(focused)) return false;
  const { visualViewport } = window;
  if (visualViewport && visualViewport.height * visualViewport.scale < window.innerHeight * keyboardViewportRatio)
    return true;
  const focusedRect = focused.getBoundingClientRect();
  const regionRect = region.getBoundingClientRect();
  const isLarge = focusedRect.height > window.innerHeight / 2;
  const obstructedFrom = window.innerHeight - regionRect.height - 16;
  return (
    !isLarge &&
    focusedRect.bottom > obstructedFrom &&
    focusedRect.top < window.innerHeight &&
    overlapsHorizontally(focusedRect, regionRect)
  );
}

function overlapsHorizontally(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && other.left < one.right;
}
