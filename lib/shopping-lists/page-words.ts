import type { Aisle } from "#lib/aisles.ts";

/** The words of the page; gaps in braces are filled by it. */
export const pageWords = [
  "onDevice",
  "inAccount",
  "loading",
  "notLoaded",
  "retry",
  "write",
  "placeholder",
  "writeDown",
  "textMissing",
  "textTooLong",
  "amountWrong",
  "share",
  "copy",
  "copied",
  "notShared",
  "print",
  "ticked",
  "lineMore",
  "changeAmount",
  "changeText",
  "remove",
  "amountOf",
  "piecesUnit",
  "textOf",
  "save",
  "cancel",
  "removed",
  "removedMany",
  "undo",
  "putAway",
  "clear",
  "clearTitle",
  "clearText",
  "clearConfirm",
  "keep",
  "close",
  "cook",
  "full",
  "failed",
] as const;

export type PageWords = Record<(typeof pageWords)[number] | "title", string> & {
  aisles: Record<Aisle | "own", string>;
};

/** The words about a list that still lies on the device of somebody who is signed in. */
export const deviceWords = [
  "text",
  "one",
  "many",
  "andMore",
  "adopt",
  "discard",
  "discarded",
  "undo",
  "adopted",
  "adoptedOne",
  "full",
  "failed",
] as const;
export type DeviceWords = Record<(typeof deviceWords)[number], string>;
