import type { Locale } from "#lib/platform/i18n/locales.ts";
import { routeAddress } from "#lib/platform/routing/address.ts";
import { fieldId } from "../editing/sections.ts";

/** Pages of one recipe at the desk. */
export type CopyPage = "edit" | "publish" | "revisions";

/**
 * Address of a page of a recipe at the desk.
 *
 * @param key the id of the recipe, or of the working copy of a new one
 */
export function copyAddress(locale: Locale, key: string, page: CopyPage): string {
  return routeAddress(locale, `/desk/published-recipes/[id]/${page}`, { id: key });
}

/** Address of a field in the editor of the desk. */
export function copyFieldAddress(locale: Locale, key: string, path: string): string {
  return `${copyAddress(locale, key, "edit")}#${fieldId(path)}`;
}
