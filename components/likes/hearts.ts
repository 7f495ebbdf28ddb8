import { type Presses, readPresses, recentPresses, savePresses, storageKeyOf } from "./kept-presses.ts";

/**
 * What every heart of the page shows. The server's ids say what the reader likes, and what they pressed since then counts more. A page
 * is static: its count may be up to `settledMs` old and know nothing of their last presses. So a press keeps the count it led to, and
 * until the pages have caught up a heart shows at least that after a like, at most that after taking it back. What the reader likes is
 * never shown as liked by nobody.
 */
let readerId: string | null = null;
let liked: Set<string> | null = null;
let likedAskedAt = 0;
/** Known to be liked before all likes are known. */
let assumed: ReadonlySet<string> = new Set();
let presses: Presses = {};
const listeners = new Set<() => void>();

export const hearts = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  isLiked,
  countOf,
};

function isLiked(id: string): boolean {
  return pressOf(id)?.liked ?? (liked ?? assumed).has(id);
}

/** What to show where the page says `count`. */
function countOf(id: string, count: number): number {
  const press = pressOf(id);
  const followed = !press ? count : press.liked ? Math.max(count, press.count) : Math.min(count, press.count);
  return isLiked(id) ? Math.max(followed, 1) : followed;
}

/** A press the server has not overtaken: not delivered yet, or delivered after the ids were asked for, or the ids agree. */
function pressOf(id: string) {
  const press = presses[id];
  const isOvertaken = press?.isSent && press.at < likedAskedAt && liked?.has(id) !== press.liked;
  return isOvertaken ? undefined : press;
}

/** Turns the heart over where the page says `count`; the wish waits to be delivered. */
export function pressHeart(id: string, count: number): void {
  setHeart(id, count, !isLiked(id));
}

export function setHeart(id: string, count: number, wanted: boolean): void {
  const step = isLiked(id) === wanted ? 0 : wanted ? 1 : -1;
  const next = Math.max(0, countOf(id, count) + step);
  const press = { liked: wanted, count: next, at: Date.now(), isSent: false, ...(!liked && { isGuess: true }) };
  change({ ...presses, [id]: press });
}

/** Whoever reads from now on. Presses made before that was known are theirs; where it is nobody they are forgotten. */
export function setReader(id: string | null): void {
  const early = readerId === null && id !== null ? presses : {};
  if (readerId !== null && readerId !== id) assumed = new Set();
  readerId = id;
  liked = null;
  likedAskedAt = 0;
  change(id === null ? {} : { ...readPresses(id), ...early });
}

/** What the reader likes, as the server knew it when it was asked. A guess that was right all along is no press. */
export function setLiked(ids: readonly string[], askedAt: number): void {
  const known = new Set(ids);
  liked = known;
  likedAskedAt = askedAt;
  const meant = Object.entries(presses).filter(([id, press]) => !press.isGuess || press.liked !== known.has(id));
  change(Object.fromEntries(meant.map(([id, { isGuess: _, ...press }]) => [id, press])));
}

/** Presses to be delivered, oldest first: of a known reader, and no guesses about what they like. */
export function listUnsent() {
  if (readerId === null) return [];
  const unsent = Object.entries(presses).filter(([, press]) => !press.isSent && !press.isGuess);
  return unsent.map(([id, press]) => ({ id, press })).sort((a, b) => a.press.at - b.press.at);
}

/** This press has arrived; a later one on the same heart still waits. */
export function settle(id: string, press: Presses[string]): void {
  if (press.liked) liked?.add(id);
  else liked?.delete(id);
  if (presses[id] === press) change({ ...presses, [id]: { ...press, at: Date.now(), isSent: true } });
}

/** This press will never arrive. What the heart shows stays until the server is asked again. */
export function abandon(id: string, press: Presses[string]): void {
  if (presses[id] === press) change({ ...presses, [id]: { ...press, at: Date.now(), isSent: true } });
}

/** These are among the likes of whoever reads, as the page itself says. */
export function assumeLiked(ids: readonly string[]): void {
  assumed = new Set([...assumed, ...ids]);
  tell();
}

export function countLiked(): number {
  return liked?.size ?? 0;
}

/** Presses in another window of the same reader. */
export function followStorage({ key }: StorageEvent): void {
  if (readerId === null || key !== storageKeyOf(readerId)) return;
  presses = readPresses(readerId);
  tell();
}

function change(next: Presses): void {
  presses = recentPresses(next);
  if (readerId !== null) savePresses(readerId, presses);
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}
