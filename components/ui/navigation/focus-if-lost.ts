/** Whether the element with the focus is gone, so that the next Tab would begin at the top. */
export function isFocusLost(): boolean {
  const { activeElement, body } = document;
  return !activeElement || activeElement === body;
}

/**
 * Gives the focus to what follows an element that is gone: a confirmation, the next entry, the
 * button that opened a form. It stays where it is when it was not lost.
 */
export function focusIfLost(successor: HTMLElement | null | undefined): void {
  if (!successor || !isFocusLost()) return;
  // No control can be focused otherwise.
  if (successor.tabIndex < 0) successor.tabIndex = -1;
  successor.focus({ preventScroll: true });
}
