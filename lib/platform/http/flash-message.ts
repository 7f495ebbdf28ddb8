import "server-only";
import { cookies, headers } from "next/headers";
import { type FlashMessage, flashMessageCookie, parseFlashMessage } from "./flash-message-cookie.ts";

const lifetimeSeconds = 60;

/**
 * Lets the next page say what has happened. Works in server actions and route handlers only.
 * Personal pages render the message; on public pages, which read no cookies, a script shows it.
 *
 * @param href Site-relative address of that page. Scripts of other pages do not see the message.
 */
export async function setFlashMessage(message: FlashMessage, href: string): Promise<void> {
  // A semicolon would end the path and begin another attribute of the cookie.
  const path = new URL(href, "http://site.invalid").pathname.replaceAll(";", "%3B");
  (await cookies()).set(flashMessageCookie, message, { path, maxAge: lifetimeSeconds, sameSite: "lax" });
}

/** Like `setFlashMessage`, for actions whose success a script says where it is running. */
export async function setFlashMessageWithoutScript(message: FlashMessage, href: string): Promise<void> {
  if (!(await headers()).has("next-action")) await setFlashMessage(message, href);
}

/** What has just happened. For personal pages only: reading a cookie makes a page dynamic. */
export async function getFlashMessage(): Promise<FlashMessage | null> {
  return parseFlashMessage((await cookies()).get(flashMessageCookie)?.value);
}
