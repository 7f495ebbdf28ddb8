/** Asks for a page before its link is pressed: for its outline, or for all of it. */
type Prefetch = (target: string, part: "outline" | "whole") => void;

interface PagePrefetch {
  /** The link is reached, but its page is made for each request: the outline has to do. */
  hint(target: string): void;
  /** A pointer, a finger or the focus is on the link; it may only pass. */
  rest(target: string, by: "mouse" | "touch"): void;
  /** It has left the link, or has begun to scroll. */
  pass(): void;
  /** The link is in view. */
  see(target: string): void;
  /** It is no longer. */
  lose(target: string): void;
  /** Forgets what waits, such as when its links are gone. */
  stop(): void;
}

/** What is about to press rests for this long; a finger presses for little more. */
const restMs = { mouse: 80, touch: 40 };
/** A link that is scrolled past is in view for less. */
const stayMs = 1000;
/** One whole page at a time: it takes about this long on a slow line. */
const gapMs = 1000;
/** The router needs the outline first. A press before that would ask for the page once more. */
const outlineMs = 800;
/** Whole pages, some 27 KB each, that are asked for because their links are in view. */
const maxSeen = 6;

/**
 * Decides when the pages of links are asked for. With the outline alone, a press still has to wait
 * for the page; the whole page must not hold up what the reader has pressed meanwhile, so only what
 * stays in view or is reached is asked for, and nothing but the outline where data are dear.
 *
 * @param isSparing whether the reader saves data or has a very slow line
 */
export function createPagePrefetch(prefetch: Prefetch, isSparing: () => boolean): PagePrefetch {
  /** Times of the outlines. */
  const asked = new Map<string, number>();
  const whole = new Set<string>();
  const staying = new Map<string, ReturnType<typeof setTimeout>>();
  const waiting = new Set<string>();
  let resting: ReturnType<typeof setTimeout> | undefined;
  let gap: ReturnType<typeof setTimeout> | undefined;
  let seenCount = 0;

  function askOutline(target: string): void {
    if (asked.has(target)) return;
    asked.set(target, performance.now());
    prefetch(target, "outline");
  }

  function askWhole(target: string): void {
    waiting.delete(target);
    if (whole.has(target)) return;
    whole.add(target);
    prefetch(target, "whole");
  }

  function askNext(): void {
    const [next] = waiting;
    if (gap !== undefined || next === undefined || seenCount >= maxSeen) return;
    if (!whole.has(next)) seenCount += 1;
    askWhole(next);
    gap = setTimeout(() => {
      gap = undefined;
      askNext();
    }, gapMs);
  }

  return {
    hint: askOutline,
    rest(target, by) {
      askOutline(target);
      clearTimeout(resting);
      const outlineInMs = (asked.get(target) ?? 0) + outlineMs - performance.now();
      if (!isSparing()) resting = setTimeout(askWhole, Math.max(restMs[by], outlineInMs), target);
    },
    pass: () => clearTimeout(resting),
    see(target) {
      if (isSparing()) return;
      askOutline(target);
      clearTimeout(staying.get(target));
      staying.set(
        target,
        setTimeout(() => {
          waiting.add(target);
          askNext();
        }, stayMs),
      );
    },
    lose(target) {
      clearTimeout(staying.get(target));
      waiting.delete(target);
    },
    stop() {
      clearTimeout(resting);
      clearTimeout(gap);
      gap = undefined;
      for (const timer of staying.values()) clearTimeout(timer);
      for (const names of [asked, whole, staying, waiting]) names.clear();
      seenCount = 0;
    },
  };
}
