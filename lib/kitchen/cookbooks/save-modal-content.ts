import type { Messages } from "#lib/platform/i18n/messages.ts";

/** Messages of the dialog; placeholders in braces are filled by `interpolate`. */
export type SaveMessages = Messages["cookbooks"]["saveModal"];

/** A cookbook to save an item in. */
export interface CookbookOption {
  id: string;
  title: string;
  count: number;
  hasItem: boolean;
}

/**
 * What the dialog shows. It is loaded when a user opens it, so that public pages do not carry it.
 */
export interface SaveModalContent {
  messages: SaveMessages;
  /** Empty when the item has no text. */
  itemTitle: string;
  cookbooks: CookbookOption[];
}
