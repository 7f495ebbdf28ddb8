/** Which messages each leaf of a cookbook is handed, by their names below `cookbooks` in the messages. */
export const bookWords = [
  "title",
  "summary",
  "summaryHint",
  "create",
  "rename",
  "sending",
  "saved",
  "titleMissing",
  "titleTooLong",
  "summaryTooLong",
  "shelfFull",
  "limited",
  "failed",
] as const;
export type BookWords = Record<(typeof bookWords)[number], string>;

export const deletionWords = ["text", "keep", "confirm", "deleted", "undo", "failed"] as const;
export type DeleteWords = Record<(typeof deletionWords)[number], string>;

export const coverWords = [
  "upload",
  "hint",
  "send",
  "sending",
  "choose",
  "first",
  "done",
  "none",
  "unsupported",
  "tooLarge",
  "invalid",
  "tooMany",
  "failed",
] as const;
export type CoverWords = Record<(typeof coverWords)[number], string>;

export const visibilityWords = [
  "switch",
  "privateHint",
  "publicHint",
  "makePublic",
  "makePrivate",
  "address",
  "copy",
  "copied",
  "notCopied",
  "nowPublic",
  "nowPrivate",
  "failed",
] as const;
export type VisibilityWords = Record<(typeof visibilityWords)[number], string>;

export const gripWords = ["grip", "grabbed", "moved", "dropped", "cancelled"] as const;
export type GripWords = Record<(typeof gripWords)[number], string>;

export const noteWords = ["label", "hint", "save", "sending", "saved", "noteTooLong", "failed"] as const;
export type NoteWords = Record<(typeof noteWords)[number], string>;

export const removeWords = ["text", "keep", "confirm", "removed", "undo", "failed"] as const;
export type RemoveWords = Record<(typeof removeWords)[number], string>;

export const moveWords = ["label", "confirm", "moved", "undo", "none", "bookFull", "failed"] as const;
export type MoveWords = Record<(typeof moveWords)[number], string>;

export const entryWords = [
  "label",
  "help",
  "notSaved",
  "writeNote",
  "editNote",
  "noteOf",
  "more",
  "forward",
  "back",
  "move",
  "remove",
] as const;

export interface EntriesWords extends Record<(typeof entryWords)[number], string> {
  close: string;
  noteTitle: string;
  removeTitle: string;
  moveTitle: string;
  grip: GripWords;
  note: NoteWords;
  removing: RemoveWords;
  moving: MoveWords;
}
