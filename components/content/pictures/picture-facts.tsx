import { useLocale, useTranslations } from "next-intl";
import type { LibraryPicture } from "#lib/content/pictures/queries.ts";
import { formatLongDate } from "#lib/platform/i18n/date.ts";
import { toLocalTime } from "#lib/platform/time/time-zone.ts";
import { formatBytes } from "./picture-view.ts";

/** Dimensions, weight, date and origin of a picture. */
export function PictureFacts({ picture }: { picture: LibraryPicture }) {
  const [locale, t] = [useLocale(), useTranslations("pictures")];
  const { width, height, bytes, createdAt, isUpload, isTooSmall } = picture;
  const facts = [
    [t("detail.size"), t("card.size", { width: String(width), height: String(height) })],
    [t("detail.weight"), formatBytes(bytes, locale)],
    [t("detail.added"), formatLongDate(toLocalTime(new Date(createdAt)).date, locale)],
    [t("detail.origin"), t(`filter.origins.${isUpload ? "readers" : "editorial"}`)],
  ] as const;
  return (
    <>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
        {facts.map(([term, value]) => (
          <div key={term} className="contents">
            <dt className="text-ink-2">{term}</dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {isTooSmall && <p className="mt-3 font-strong text-error text-sm">{t("detail.tooSmall")}</p>}
    </>
  );
}
