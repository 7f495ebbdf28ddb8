import { type FlashMessage, flashMessageCookie } from "#lib/platform/http/flash-message-cookie.ts";

const prefix = `${flashMessageCookie}=`;

/**
 * Reads the message of the last page and deletes it, so that it is shown once.
 *
 * @returns its name as it is in the cookie, which may be any text
 */
export function takeFlashMessage(): string | null {
  const pair = document.cookie.split("; ").find((cookie) => cookie.startsWith(prefix));
  if (!pair) return null;
  deleteFlashMessage();
  return pair.slice(prefix.length);
}

/** Lets this page say what has happened when it is loaded again. */
export function keepFlashMessage(message: FlashMessage): void {
  const path = window.location.pathname.replaceAll(";", "%3B");
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox ESR
  document.cookie = `${prefix}${message}; path=${path}; max-age=60; samesite=lax`;
}

/**
 * Deletes the message for this page. After a navigation without a new document, scripts cannot read
 * its cookie: browsers compare its path with the address that the document was loaded from.
 */
export function deleteFlashMessage(): void {
  // The path of the cookie is this page or one above it.
  const parts = window.location.pathname.split("/");
  for (let length = 1; length <= parts.length; length += 1) {
    const path = parts.slice(0, length).join("/") || "/";
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox ESR
    document.cookie = `${prefix}; path=${path}; max-age=0`;
  }
}
