import type { DeskErrorCode } from "#lib/platform/desk-resources/desk-error.ts";

/** Why a form of the desk is refused; the texts are in `ui.desk.errors`. */
export type DeskProblem =
  | DeskErrorCode
  | (
      | "required"
      | "tooLong"
      | "badSlug"
      | "noChoice"
      | "badNumber"
      | "badRange"
      | "tooManyNames"
      | "badName"
      | "badWebsite"
    )
  | ("pictureType" | "pictureTooLarge" | "pictureTooSmall" | "pictureDamaged" | "pictureFailed")
  | ("logoType" | "logoTooLarge" | "logoText" | "logoEmpty")
  | ("badSiteName" | "badEmail" | "badLinks" | "badColor" | "lowContrast" | "noLanguage")
  | ("tooLarge" | "noSvg" | "unsafeSvg" | "unsizedSvg");

const changeProblems = [
  "forbidden",
  "missing",
  "conflict",
  "taken",
  "nameTaken",
  "used",
  "builtIn",
  "unsuitable",
  "badPath",
  "livingPage",
  "loop",
] as const;

/** The texts of what can go wrong at a button. */
export function describeProblems(
  translate: (key: `errors.${DeskErrorCode}` | "failed") => string,
): Record<DeskErrorCode | "failed", string> {
  const texts = changeProblems.map((code) => [code, translate(`errors.${code}`)]);
  return { ...Object.fromEntries(texts), failed: translate("failed") };
}
