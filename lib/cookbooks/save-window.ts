/** The words of the window in which something is saved; gaps in braces are filled by it. */
export const saveWords = [
  "title",
  "search",
  "nothing",
  "first",
  "create",
  "name",
  "add",
  "done",
  "saved",
  "removed",
  "undo",
  "failed",
  "missing",
  "shelfFull",
  "bookFull",
  "titleMissing",
  "titleTooLong",
  "close",
] as const;
export type SaveWord = (typeof saveWords)[number];

/** An element of a drawing: its name and its attributes. */
type DrawnElement = [tag: string, attributes: Record<string, string>];

/** What the window needs beside the shelf itself; fetched when it is opened for the first time. */
export interface SaveWindow {
  words: Record<SaveWord, string>;
  icons: Record<"close" | "plus" | "error", DrawnElement[]>;
}

/** A cookbook in the window, as the API tells of it. */
export interface ShelfEntry {
  id: string;
  title: string;
  count: number;
  has_item?: boolean;
}
