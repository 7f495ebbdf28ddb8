import { useLocale, useTranslations } from "next-intl";
import { Picture } from "#components/ui/media/picture.tsx";
import { Link } from "#components/ui/navigation/link.tsx";
import type { ListedClip } from "#lib/content/clips/queries.ts";
import { formatTimer } from "#lib/platform/i18n/duration.ts";
import type { PictureView } from "#lib/platform/media/pictures/picture.ts";
import { routeAddress } from "#lib/platform/routing/address.ts";

interface ClipGridProps {
  clips: readonly ListedClip[];
  /** By id. */
  posters: ReadonlyMap<string, PictureView>;
}

/** Clips with length, size, number of uses and missing captions. */
export function ClipGrid({ clips, posters }: ClipGridProps) {
  const [locale, t] = [useLocale(), useTranslations("clips")];
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-3 lg:grid-cols-4">
      {clips.map(({ id, titles, posterId, seconds, width, height, useCount, withoutCaptions }) => {
        const poster = posters.get(posterId);
        return (
          <li key={id} className="group relative min-w-0">
            <span className="photo gingham gingham-pale">
              {poster && <Picture picture={{ ...poster, alt: "" }} variant="tile" />}
            </span>
            <h2 className="mt-2 font-sans font-strong text-sm leading-snug">
              <Link
                href={routeAddress(locale, "/desk/clips/[id]", { id })}
                className="line-clamp-3 no-underline [overflow-wrap:anywhere] after:absolute after:inset-0 group-hover:underline"
              >
                {titles[locale] || titles.de}
              </Link>
            </h2>
            <p className="mt-1 text-ink-3 text-sm tabular-nums">
              {[formatTimer(seconds), t("size", { width: String(width), height: String(height) })].join(" · ")}
            </p>
            <p className="text-ink-3 text-sm">{t("uses", { count: useCount })}</p>
            {withoutCaptions.map((language) => (
              <p key={language} className="text-ink-2 text-sm">
                {t(`noCaptions.${language}`)}
              </p>
            ))}
          </li>
        );
      })}
    </ul>
  );
}
