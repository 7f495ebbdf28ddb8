import { getActiveLocales } from "#lib/platform/i18n/active-locales.ts";
import { minPictureWidths } from "#lib/platform/media/pictures/min-width.ts";
import { type LintedPicture, languagesOf } from "../content.ts";
import { type Finding, toFinding } from "../finding.ts";

const { main, other } = minPictureWidths;
const minWidths = { picture: main, step: other, block: other };

/** Pictures without an alternative text, and pictures that are too small. */
export function lintPictures({
  texts,
  pictures,
}: {
  texts: Partial<Record<"de" | "en", unknown>>;
  pictures: LintedPicture[];
}): Finding[] {
  const languages = languagesOf(texts);
  return pictures.flatMap(({ field, index, width, alts }) => {
    const min = minWidths[field];
    return [
      ...(width < min ? [toFinding("pictureTooSmall", { field, index }, { width, min })] : []),
      ...getActiveLocales()
        .filter((language) => alts && languages.includes(language) && !alts[language]?.trim())
        .map((language) => toFinding("altMissing", { field, index, language })),
    ];
  });
}
