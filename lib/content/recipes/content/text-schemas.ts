import { z } from "zod";
import { normalizeUserLine, normalizeUserText } from "#lib/platform/text/user-text.ts";

/** One line that a user writes; empty when it is missing. */
export const lineSchema = (max: number) =>
  z.string("text").transform(normalizeUserLine).pipe(z.string().max(max, "length")).default("");

const textSchema = (max: number) =>
  z.string("text").transform(normalizeUserText).pipe(z.string().max(max, "length")).default("");

/** One line per language; an empty one is missing. */
export const localizedLine = (max: number) => z.strictObject({ de: lineSchema(max), en: lineSchema(max) }).prefault({});

/** One text of several lines per language; an empty one is missing. */
export const localizedText = (max: number) => z.strictObject({ de: textSchema(max), en: textSchema(max) }).prefault({});
