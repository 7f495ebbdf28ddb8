/** Milliseconds after its creation in which an author may edit a comment. */
export const editWindowMs = 15 * 60_000;

/** Whether a comment may still be edited, by the clock of the database. */
export function isEditable(createdAt: Date, now: Date): boolean {
  return now.getTime() - createdAt.getTime() < editWindowMs;
}
