import { useTranslations } from "next-intl";
import type { DeskProblem } from "#components/ui/desk/desk-problem.ts";
import { type ClipFieldError, type ClipFileProblem, parseMistakes } from "#lib/content/clips/form-fields.ts";

const fileProblems: readonly string[] = [
  "unsupported_type",
  "too_large",
  "damaged",
  "codec",
  "storage_unavailable",
] satisfies ClipFileProblem[];

/** The sentence of an error; mistakes of captions name their lines. */
export function useClipErrors(): (error: ClipFieldError) => string {
  const [t, desk] = [useTranslations("clips.form"), useTranslations("ui.desk")];
  return (error) => {
    const mistakes = parseMistakes(error);
    if (mistakes.length > 0) {
      return mistakes.map(({ problem, line }) => t(`captionMistakes.${problem}`, { line: String(line) })).join(" ");
    }
    if (fileProblems.includes(error)) return t(`fileProblems.${error as Exclude<ClipFileProblem, "required">}`);
    return desk(`errors.${error as DeskProblem}`);
  };
}
