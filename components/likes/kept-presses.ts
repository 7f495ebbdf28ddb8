/** What one reader did to hearts lately, by item. */
export type Presses = Record<
  string,
  {
    liked: boolean;
    /** What the heart showed afterwards. */
    count: number;
    /** Milliseconds: of the press, or of its delivery. */
    at: number;
    isSent: boolean;
    /** Pressed before the reader's likes were known, so that it may be one of them. */
    isGuess?: boolean;
  }
>;

/** A page is rendered anew after ten minutes, out of answers that may be ten minutes old themselves. */
const settledMs = 1_200_000;

export const storageKeyOf = (readerId: string) => `likes:${readerId}`;

/** The presses without those every page knows of by now. What has not arrived is kept however old it is. */
export function recentPresses(presses: Presses): Presses {
  return Object.fromEntries(
    Object.entries(presses).filter(([, press]) => !press.isSent || Date.now() - press.at < settledMs),
  );
}

export function readPresses(readerId: string): Presses {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKeyOf(readerId)) ?? "{}");
    return recentPresses((kept ?? {}) as Presses);
  } catch {
    return {};
  }
}

export function savePresses(readerId: string, presses: Presses): void {
  try {
    if (Object.keys(presses).length === 0) localStorage.removeItem(storageKeyOf(readerId));
    else localStorage.setItem(storageKeyOf(readerId), JSON.stringify(presses));
  } catch {
    // Without storage they last as long as the page.
  }
}
