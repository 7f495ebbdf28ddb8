import { z } from "zod";
import { locales } from "#lib/platform/i18n/locales.ts";
import { optionalText } from "#lib/platform/text/text-schema.ts";
import { deskContentSchema } from "../draft.ts";
import { readTime, timeFields } from "../review/form-schema.ts";

const id = z.uuid();
const locale = z.enum(locales);
const version = z.coerce.number().int().min(1);

/** A recipe of which a working copy is begun; `from` is missing until an editor has chosen. */
export const startSchema = z.object({ id, locale, from: z.enum(["published", "author"]).optional() });
export const createSchema = z.object({ locale });
/** A working copy; `key` is that of its address. */
export const copyKeySchema = z.object({ id, key: id, locale });
export const saveCopySchema = z.strictObject({ id, version, content: deskContentSchema });
export const lintSchema = z.strictObject({ id });

/** The fields of the form of the editor besides those of the content. */
export const copyFormSchema = z.object({
  id,
  key: id,
  locale,
  version,
  /** The button that was pressed: go on, or change a list. */
  next: z.enum(["edit", "publish"]).optional(),
  change: z.string().max(80).optional(),
});

export const restoreSchema = z.object({
  id,
  revision: id,
  locale,
  /** Version of the open working copy that is replaced; empty without one. */
  replaced: z.union([z.literal("").transform(() => null), version]),
});

export const maxReason = 1000;

/** Which languages are published: all that have a title, or one of them alone. */
export const publishedLanguages = ["all", "de", "en"] as const;

export const publishFormSchema = z
  .looseObject({
    id,
    key: id,
    locale,
    version,
    /** Empty for a new recipe. */
    seenRevisionId: z.union([z.literal("").transform(() => null), id]),
    languages: z.enum(publishedLanguages).default("all"),
    reason: optionalText(maxReason, { missing: "reasonTooLong", tooLong: "reasonTooLong" }),
    ...timeFields,
  })
  .transform((input, context) => {
    const { id: copyId, key, locale: language, version: seen, seenRevisionId, reason } = input;
    const languages = input.languages === "all" ? [...locales] : [input.languages];
    const publishAt = readTime(input, context);
    return { id: copyId, key, locale: language, version: seen, seenRevisionId, languages, reason, publishAt };
  });
