import { useLocale, useTranslations } from "next-intl";
import { Picture } from "#components/ui/media/picture.tsx";
import { Link } from "#components/ui/navigation/link.tsx";
import type { LibraryPicture } from "#lib/content/pictures/queries.ts";
import { formatBytes, nameOf, toPictureView } from "./picture-view.ts";

interface PictureGridProps {
  pictures: LibraryPicture[];
  getHref: (picture: LibraryPicture) => string;
  /** Accessible name of the link; by default the name of the picture. */
  getLinkLabel?: (name: string) => string;
  /** Level of the headings. */
  heading: 2 | 3;
}

/** Pictures of the library with what an editor wants to know of each. */
export function PictureGrid({ pictures, getHref, getLinkLabel, heading }: PictureGridProps) {
  const [locale, t] = [useLocale(), useTranslations("pictures")];
  const Heading = `h${heading}` as const;
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-3 lg:grid-cols-4">
      {pictures.map((picture) => {
        const name = nameOf(picture, locale) || t("untitled");
        return (
          <li key={picture.id} className="group relative min-w-0">
            <span className="photo gingham gingham-pale">
              <Picture picture={{ ...toPictureView(picture, locale), alt: "" }} variant="tile" />
            </span>
            <Heading className="mt-2 font-sans font-strong text-sm leading-snug">
              <Link
                href={getHref(picture)}
                aria-label={getLinkLabel?.(name)}
                className="line-clamp-3 no-underline [overflow-wrap:anywhere] after:absolute after:inset-0 group-hover:underline"
              >
                {name}
              </Link>
            </Heading>
            <CardFacts picture={picture} />
          </li>
        );
      })}
    </ul>
  );
}

function CardFacts({ picture }: { picture: LibraryPicture }) {
  const [locale, t] = [useLocale(), useTranslations("pictures.card")];
  const { width, height, bytes, alts, useCount, isTooSmall, isUpload } = picture;
  const warnings = [
    !alts.de?.trim() && t("noAltDe"),
    !alts.en?.trim() && t("noAltEn"),
    isTooSmall && t("tooSmall"),
  ].filter((warning) => warning !== false);
  return (
    <>
      <p className="mt-1 text-ink-3 text-sm tabular-nums">
        {[t("size", { width: String(width), height: String(height) }), formatBytes(bytes, locale)].join(" · ")}
      </p>
      <p className="text-ink-3 text-sm">
        {[t("uses", { count: useCount }), ...(isUpload ? [t("reader")] : [])].join(" · ")}
      </p>
      {warnings.length > 0 && (
        <ul className="mt-1 grid gap-0.5 font-strong text-error text-sm">
          {warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      )}
    </>
  );
}
