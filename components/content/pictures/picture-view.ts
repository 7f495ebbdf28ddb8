import type { LibraryPicture } from "#lib/content/pictures/queries.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { formatNumber } from "#lib/platform/i18n/number.ts";
import type { PictureView } from "#lib/platform/media/pictures/picture.ts";

/** A picture of the library as pages show it. The placeholder is not needed at the desk. */
export function toPictureView({ focalPoint, crops, ...picture }: LibraryPicture, locale: Locale): PictureView {
  const { id, width, height, alts } = picture;
  const view = { id, width, height, placeholder: "", alt: alts[locale] ?? "", crops };
  return { ...view, ...(focalPoint && { focalPoint }) };
}

/** What an editor knows a picture by, in the language of the page or the other one. */
export function nameOf({ alts }: Pick<LibraryPicture, "alts">, locale: Locale): string {
  return alts[locale] || alts.de || alts.en || "";
}

/** Kilobytes or megabytes, as files are listed. */
export function formatBytes(bytes: number, locale: Locale): string {
  const isLarge = bytes >= 1_000_000;
  const value = isLarge ? bytes / 1_000_000 : Math.max(1, Math.round(bytes / 1000));
  return formatNumber(value, locale, {
    style: "unit",
    unit: isLarge ? "megabyte" : "kilobyte",
    unitDisplay: "short",
    maximumFractionDigits: isLarge ? 1 : 0,
  });
}
