import { z } from "zod";
import { countGraphemes, isReadable, normalizeUserLine, normalizeUserText } from "./user-text.ts";

/** Codes of the errors: no text, or nothing to read in it; and more than fits. */
interface TextErrors<Code extends string> {
  missing: Code;
  tooLong: Code;
}

const standardErrors: TextErrors<string> = { missing: "required", tooLong: "tooLong" };

/**
 * A text that users write. What is far too long is refused unread: normalizing a body of one
 * megabyte would hold up everyone. The length counts characters as readers see them; one of them
 * may consist of several code units.
 */
function boundedText(max: number, normalize: (text: string) => string, errors: TextErrors<string>) {
  return (
    z
      .string(errors.missing)
      .max(20 * max, { error: errors.tooLong, abort: true })
      .overwrite(normalize)
      .refine((text) => fits(text, max), errors.tooLong)
      // What descriptions of the API say.
      .meta({ maxLength: max })
  );
}

/** A text has no more characters than code units. */
function fits(text: string, max: number): boolean {
  return text.length <= max || (text.length <= 5 * max && countGraphemes(text) <= max);
}

/**
 * One line, which may be empty and may not be missing.
 *
 * @param max in characters as readers see them; a line of a form says so with `missing` and
 *   `tooLong`
 */
export const anyLine = (max: number, errors = standardErrors) => boundedText(max, normalizeUserLine, errors);
/** One line with something to read. */
export const requiredLine = (max: number, errors = standardErrors) =>
  anyLine(max, errors).refine(isReadable, errors.missing);
/** One line; empty when it is missing. */
export const optionalLine = (max: number, errors = standardErrors) => anyLine(max, errors).default("");

/** A text with paragraphs, which may be empty and may not be missing. */
export const anyText = (max: number, errors = standardErrors) => boundedText(max, normalizeUserText, errors);
/** A text with paragraphs and something to read. */
export const requiredText = (max: number, errors = standardErrors) =>
  anyText(max, errors).refine(isReadable, errors.missing);
/** A text with paragraphs; empty when it is missing. */
export const optionalText = (max: number, errors = standardErrors) => anyText(max, errors).default("");

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
