const prefix = "scroll:";
const patienceMs = 1500;
const settledFrames = 20;

const keyOfPage = () => prefix + window.location.pathname + window.location.search;

/** The kept position of the current address in CSS pixels; null when there is none. */
export function readScroll(): number | null {
  try {
    const kept = sessionStorage.getItem(keyOfPage());
    return kept === null ? null : Number(kept);
  } catch {
    return null;
  }
}

export function saveScroll(top: number) {
  try {
    sessionStorage.setItem(keyOfPage(), String(Math.round(top)));
  } catch {
    // Without storage the browser's own memory has to do.
  }
}

/**
 * Holds the page at `top` until the content of the address has settled there; gives up when the reader scrolls or after a moment. The
 * page before may still be on the screen when it begins.
 */
export function scrollTowards(top: number): Promise<void> {
  const start = performance.now();
  const listening = new AbortController();
  let isTaken = false;
  const take = () => {
    isTaken = true;
  };
  for (const gesture of ["wheel", "touchstart", "pointerdown", "keydown"]) {
    window.addEventListener(gesture, take, { passive: true, signal: listening.signal });
  }
  return new Promise((done) => {
    let calmFrames = 0;
    const attempt = () => {
      calmFrames = Math.abs(window.scrollY - top) <= 1 ? calmFrames + 1 : 0;
      if (isTaken || calmFrames > settledFrames || performance.now() - start > patienceMs) {
        listening.abort();
        return done();
      }
      if (calmFrames === 0) window.scrollTo({ top, behavior: "instant" });
      requestAnimationFrame(attempt);
    };
    attempt();
  });
}
