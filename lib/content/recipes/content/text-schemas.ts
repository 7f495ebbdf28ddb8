import { z } from "zod";
import { optionalLine, optionalText } from "#lib/platform/text/text-schema.ts";

const errors = { missing: "text", tooLong: "length" };

/** One line that a user writes; empty when it is missing. */
export const lineSchema = (max: number) => optionalLine(max, errors);
/** One text of several lines; empty when it is missing. */
export const textSchema = (max: number) => optionalText(max, errors);

/** One line per language; an empty one is missing. */
export const localizedLine = (max: number) => z.strictObject({ de: lineSchema(max), en: lineSchema(max) }).prefault({});

/** One text of several lines per language; an empty one is missing. */
export const localizedText = (max: number) => z.strictObject({ de: textSchema(max), en: textSchema(max) }).prefault({});
