import { z } from "zod";
import { entryFields } from "#lib/platform/desk-resources/schema.ts";
import { locales } from "#lib/platform/i18n/locales.ts";
import { isStaticRoute } from "#lib/platform/routing/routing.ts";
import { optionalLine, requiredLine } from "#lib/platform/text/text-schema.ts";
import { type LinkTarget, menuLength } from "./edited-groups.ts";
import { externalTarget } from "./form-fields.ts";

const idPattern = /^(?:category|partner|item):[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const target = z.custom<LinkTarget>(
  (value) =>
    typeof value === "string" &&
    (idPattern.test(value) || (value.startsWith("route:") && isStaticRoute(value.slice("route:".length)))),
  "noChoice",
);
const entryTarget = target.refine((value) => !value.startsWith("partner:") && !value.startsWith("item:"), "noChoice");

const link = z
  .object({ target, title: z.object({ de: optionalLine(menuLength.title), en: optionalLine(menuLength.title) }) })
  // Pages have no name of their own, and a title is one in both languages.
  .refine(({ target: to, title: { de, en } }) => (de && en) || (!de && !en && !to.startsWith("route:")), "required");

const groups = z
  .array(
    z.object({
      title: z.object({ de: requiredLine(menuLength.title), en: requiredLine(menuLength.title) }),
      links: z.array(link).max(menuLength.links, "tooLong"),
    }),
  )
  .max(menuLength.groups, "tooLong");

/** The JSON of the form. */
const groupsField = z.string().max(200_000, "tooLong").transform(parseJson).pipe(groups);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** What the desk writes about a main entry. */
export const menuSchema = z.object({
  ...entryFields,
  titleDe: requiredLine(menuLength.title),
  titleEn: requiredLine(menuLength.title),
  target: z.union([z.literal(externalTarget), entryTarget], "noChoice"),
  groups: groupsField,
});

/** Finds recipes and stories. */
export const itemSearchSchema = z.object({ words: z.string().trim().max(100), locale: z.enum(locales) });
