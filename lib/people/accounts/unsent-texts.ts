import type { Messages } from "#lib/platform/i18n/messages.ts";

/** Texts of the dialog about what a device has not sent, which pages do not carry. */
export type UnsentTexts = Messages["accounts"]["unsent"] & { close: string; draftsHref: string };
