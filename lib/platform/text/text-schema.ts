import { z } from "zod";
import { countGraphemes, isReadable, normalizeUserLine, normalizeUserText } from "./user-text.ts";

const fitting = (max: number, normalize: (text: string) => string) =>
  z
    .string("required")
    .max(20 * max, { error: "tooLong", abort: true })
    .overwrite(normalize)
    .refine((text) => text.length <= 5 * max && countGraphemes(text) <= max, "tooLong");

/** One line of a form; the length counts characters as readers see them. */
export const requiredLine = (max: number) => fitting(max, normalizeUserLine).refine(isReadable, "required");
export const optionalLine = (max: number) => fitting(max, normalizeUserLine).default("");
/** A text with paragraphs. */
export const requiredText = (max: number) => fitting(max, normalizeUserText).refine(isReadable, "required");
export const optionalText = (max: number) => fitting(max, normalizeUserText).default("");

const maxSlugLength = 120;

/** A slug as an editor types it; empty for one that is made from the title. */
export const slugSchema = z
  .string("badSlug")
  .trim()
  .max(maxSlugLength, "badSlug")
  .regex(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/, "badSlug")
  .default("");

/** The version that an editor has read; 0 for something new. */
export const versionSchema = z.coerce.number().int().min(0).max(2_147_483_647);
