import type { DeskErrorCode } from "#lib/platform/desk-resources/desk-error.ts";
import type { FormState } from "#lib/platform/http/form-state.ts";
import type { CaptionMistake, CaptionProblem } from "#lib/platform/media/videos/captions.ts";

/** Length of a title in characters as readers see them. */
export const maxClipTitle = 120;

/** Length of the captions of one language, in characters. */
export const maxCaptions = 20_000;

/** What both files of a clip may have together, in bytes: a form is no larger. */
export const maxClipBytes = 30_000_000;

/** What editors fill in; the rules are in `schema.ts`, which browsers do not load. */
export const clipFields = [
  "titleDe",
  "titleEn",
  "mp4",
  "webm",
  "posterId",
  "captionsDe",
  "captionsEn",
  "form",
] as const;
export type ClipField = (typeof clipFields)[number];

/** "codec": browsers do not play it everywhere. */
export type ClipFileProblem =
  | "required"
  | "unsupported_type"
  | "too_large"
  | "damaged"
  | "codec"
  | "storage_unavailable";

/** Mistakes of captions by line: "timing:4 order:9". */
export type CaptionErrors = `${CaptionProblem}:${number}`;
export type ClipFieldError = DeskErrorCode | "required" | "tooLong" | ClipFileProblem | CaptionErrors;
export type ClipFormState = FormState<ClipField, ClipFieldError>;

/** A picture of the library that can be the poster. */
export interface PosterChoice {
  id: string;
  src: string;
  /** Empty where nothing is written. */
  alt: string;
}

const maxShownMistakes = 5;

/** Writes mistakes as the error of a field, the first ones. */
export function formatMistakes(mistakes: readonly CaptionMistake[]): CaptionErrors {
  const shown = mistakes.slice(0, maxShownMistakes).map(({ problem, line }) => `${problem}:${line}`);
  return shown.join(" ") as CaptionErrors;
}

/** Reads the error of a field with captions; nothing for an error of another kind. */
export function parseMistakes(error: string): CaptionMistake[] {
  return [...error.matchAll(/(?<!\w)(\w+):(\d+)/g)].map(([, problem, line]) => ({
    problem: problem as CaptionProblem,
    line: Number(line),
  }));
}
