import clsx from "clsx";
import { type Locale, locales } from "#lib/platform/i18n/locales.ts";
import { pictureAddress } from "#lib/platform/media/pictures/picture-address.ts";
import type { VideoView } from "#lib/platform/media/videos/video.ts";

interface VideoPlayerProps {
  video: VideoView;
  /** Language whose captions are on by default. */
  locale: Locale;
  /** Names of the languages in the captions menu. */
  captionLabels: Record<Locale, string>;
  className?: string;
}

/**
 * A video with the browser's controls. For server components only: it signs the address of the
 * poster.
 */
export function VideoPlayer({ video, locale, captionLabels, className }: VideoPlayerProps) {
  return (
    // biome-ignore lint/a11y/useMediaCaption: the tracks are below, one per language
    <video
      controls
      preload="none"
      playsInline
      width={video.width}
      height={video.height}
      poster={pictureAddress(video.poster.id, 1200)}
      aria-label={video.title}
      className={clsx("h-auto w-full bg-primary-deep object-cover", className)}
      style={{ aspectRatio: `${video.width} / ${video.height}` }}
    >
      {video.webm && <source src={video.webm} type="video/webm" />}
      <source src={video.mp4} type="video/mp4" />
      {locales.map((language) => {
        const src = video.captions[language];
        return (
          src && (
            <track
              key={language}
              kind="captions"
              src={src}
              srcLang={language}
              label={captionLabels[language]}
              default={language === locale}
            />
          )
        );
      })}
    </video>
  );
}
