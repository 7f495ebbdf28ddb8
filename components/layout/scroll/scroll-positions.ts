const keyPrefix = "scroll:";
const timeoutMs = 1500;
const requiredStableFrames = 20;

const getStorageKey = () => keyPrefix + window.location.pathname + window.location.search;

/** @returns the saved position of the current address in CSS pixels, or null. */
export function getScrollPosition(): number | null {
  try {
    const stored = sessionStorage.getItem(getStorageKey());
    return stored === null ? null : Number(stored);
  } catch {
    return null;
  }
}

export function saveScrollPosition(top: number) {
  try {
    sessionStorage.setItem(getStorageKey(), String(Math.round(top)));
  } catch {
    // Without storage the browser restores what it can.
  }
}

/**
 * Scrolls to `top` until the content of the page is long enough and stays there. Stops when the
 * reader interacts or after a timeout. The previous page may still be shown when this starts.
 */
export function restoreScrollPosition(top: number): Promise<void> {
  const start = performance.now();
  const listening = new AbortController();
  let isInterrupted = false;
  const interrupt = () => {
    isInterrupted = true;
  };
  for (const gesture of ["wheel", "touchstart", "pointerdown", "keydown"]) {
    window.addEventListener(gesture, interrupt, { passive: true, signal: listening.signal });
  }
  return new Promise((resolve) => {
    let stableFrames = 0;
    const attempt = () => {
      stableFrames = Math.abs(window.scrollY - top) <= 1 ? stableFrames + 1 : 0;
      if (isInterrupted || stableFrames > requiredStableFrames || performance.now() - start > timeoutMs) {
        listening.abort();
        return resolve();
      }
      if (stableFrames === 0) window.scrollTo({ top, behavior: "instant" });
      requestAnimationFrame(attempt);
    };
    attempt();
  });
}
