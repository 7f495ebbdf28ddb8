import { type ContentSection, fieldsBySection } from "#lib/content/recipes/content/fields.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { address, routeAddress } from "#lib/platform/routing/address.ts";

/** The pages of a draft, in their order. */
export const draftSections = ["basics", "ingredients", "steps", "details", "preview"] as const;
export type DraftSection = (typeof draftSections)[number];
/** Those with fields. */
export type FormSection = Exclude<DraftSection, "preview">;

/** Address of a page of a draft. */
export function sectionAddress(locale: Locale, id: string, section: DraftSection): string {
  return routeAddress(locale, `/profile/recipe-creation/[id]/${section}`, { id });
}

/** Address of the page that begins a recipe. */
export function newDraftAddress(locale: Locale): string {
  return address(locale, "/profile/recipe-creation/new/basics");
}

/** The page that has the field with this path in the content. */
export function sectionOf(path: string): FormSection {
  const [field = ""] = path.split(".");
  const sections = Object.keys(fieldsBySection) as ContentSection[];
  return sections.find((section) => Object.hasOwn(fieldsBySection[section], field)) ?? "basics";
}

/** The id of the element of a field, which is also the fragment of its address. */
export function fieldId(path: string): string {
  return `field-${path.replaceAll(".", "-")}`;
}

/** Address of a field. */
export function fieldAddress(locale: Locale, id: string, path: string): string {
  return `${sectionAddress(locale, id, sectionOf(path))}#${fieldId(path)}`;
}
