import clsx from "clsx";
import { useLocale } from "next-intl";
import { Picture } from "#components/ui/media/picture.tsx";
import { VideoPlayer } from "#components/ui/media/video-player.tsx";
import type { BlockOf } from "#lib/content/stories/blocks.ts";
import type { StoryMedia } from "#lib/content/stories/story.ts";
import type { Localized } from "#lib/platform/i18n/locales.ts";

const captionClass = "pt-2 text-ink-3 text-sm";
/** Wider than the column of text and centred on it. */
const wideClass = "my-12 w-[min(100vw-2*var(--gutter),64rem)] ml-[calc(50%-min(100vw-2*var(--gutter),64rem)/2)]";

/** One picture in the column, two side by side, three as one large and two small, more in rows. */
export function PictureBlock({ block, media }: { block: BlockOf<"image_collection">; media: StoryMedia }) {
  const pictures = block.pictures.flatMap(({ pictureId, caption = "" }) => {
    const picture = media.pictures[pictureId];
    return picture ? [{ picture, caption }] : [];
  });
  const [first] = pictures;
  if (!first) return null;
  if (pictures.length === 1) {
    return (
      <figure className="my-10">
        <span className="photo gingham gingham-pale aspect-video">
          <Picture picture={first.picture} variant="story" />
        </span>
        {first.caption && <figcaption className={captionClass}>{first.caption}</figcaption>}
      </figure>
    );
  }
  const captions = pictures.flatMap((entry) => entry.caption || []).join(" ");
  return (
    <figure className={wideClass}>
      <ul
        className={clsx(
          "grid grid-cols-2 gap-3",
          pictures.length === 3
            ? "sm:aspect-[2/1] sm:grid-cols-3 sm:grid-rows-2"
            : "md:grid-cols-[repeat(auto-fit,minmax(18rem,1fr))]",
        )}
      >
        {pictures.map(({ picture }, index) => {
          const isLarge = pictures.length === 3 && index === 0;
          return (
            <li
              key={picture.id}
              className={clsx("min-h-0", isLarge && "max-sm:col-span-2 sm:col-span-2 sm:row-span-2")}
            >
              <span className={clsx("photo gingham gingham-pale", pictures.length === 3 && "sm:aspect-auto sm:h-full")}>
                <Picture picture={picture} variant={isLarge ? "card-lg" : "card-md"} />
              </span>
            </li>
          );
        })}
      </ul>
      {captions && <figcaption className={clsx(captionClass, "mx-auto max-w-read")}>{captions}</figcaption>}
    </figure>
  );
}

export function VideoBlock({ block, media }: { block: BlockOf<"video">; media: StoryMedia }) {
  const locale = useLocale();
  const video = media.videos[block.videoId];
  if (!video) return null;
  const getLanguageName = (language: string) =>
    new Intl.DisplayNames(language, { type: "language" }).of(language) ?? language;
  const captionLabels: Localized = { de: getLanguageName("de"), en: getLanguageName("en") };
  return (
    <figure className="my-10">
      <VideoPlayer video={video} locale={locale} captionLabels={captionLabels} className="rounded-1" />
      {block.caption && <figcaption className={captionClass}>{block.caption}</figcaption>}
    </figure>
  );
}
