import "server-only";
import { headers } from "next/headers";

/**
 * Whether a script asks for this page: the router of Next.js, which keeps the former page in the
 * browser until the answer comes. False for documents, and for browsers that do not say it. Reading
 * headers makes a page dynamic.
 *
 * @see https://www.w3.org/TR/fetch-metadata/#sec-fetch-dest-header
 */
export async function isSoftNavigation(): Promise<boolean> {
  return (await headers()).get("sec-fetch-dest") === "empty";
}
