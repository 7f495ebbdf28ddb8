/** A like somebody wanted to give before they were signed in. */
export interface WantedLike {
  id: string;
  title: string;
  /** What the page said when it was wanted. */
  count: number;
}

const key = "wantedLikes";
const lastsMs = 86_400_000;
const mostKept = 10;

type Kept = WantedLike & { at: number };

/** Remembers it on this device for a day. */
export function rememberWantedLike(wanted: WantedLike): void {
  const others = readKept().filter(({ id }) => id !== wanted.id);
  save([...others, { ...wanted, at: Date.now() }].slice(-mostKept));
}

/** What was wanted within a day, to be set now; from then on it is forgotten. */
export function takeWantedLikes(): WantedLike[] {
  const kept = readKept();
  if (kept.length > 0) save([]);
  return kept;
}

function readKept(): Kept[] {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? "[]") as Kept[];
    return kept.filter(({ at }) => Date.now() - at < lastsMs);
  } catch {
    return [];
  }
}

function save(kept: Kept[]): void {
  try {
    if (kept.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Without storage the heart has to be pressed again.
  }
}
