/**
 * What happens at a time: a recipe or story is published or expires, a module of a feed starts or
 * ends, an issue of the newsletter is sent.
 */
const entryKinds = ["publication", "expiry", "moduleStart", "moduleEnd", "newsletter"] as const;
export type EntryKind = (typeof entryKinds)[number];

/** Kinds that can be moved to another day. */
export const movableKinds = ["publication", "expiry", "newsletter"] as const satisfies EntryKind[];
export type MovableKind = (typeof movableKinds)[number];

export interface CalendarEntry {
  kind: EntryKind;
  subject: "recipe" | "story" | "module" | "newsletter";
  /** Of the item, the module or the issue. */
  id: string;
  title: string;
  /** ISO instant. */
  at: string;
  /** ISO date and time of day in Berlin. */
  date: string;
  time: string;
}

/** Whether an entry can be moved: what has happened stays where it is. */
export function isMovable({ kind, at }: CalendarEntry, now: Date): boolean {
  return (movableKinds as readonly EntryKind[]).includes(kind) && Date.parse(at) > now.getTime();
}
