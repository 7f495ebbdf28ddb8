import clsx from "clsx";
import type { Locale } from "#lib/i18n/locales.ts";
import { pictureAddress } from "#lib/media/address.ts";
import { type VideoView, videoAddress } from "#lib/media/video.ts";

interface VideoPlayerProps {
  video: VideoView;
  /** The language whose captions are on from the start. */
  locale: Locale;
  /** What the languages are called in the captions menu. */
  captionLabels: Record<Locale, string>;
  className?: string;
}

/** A clip with the browser's own controls. On the server only: the address of the poster is signed here. */
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
      className={clsx("h-auto w-full bg-kobalt-deep object-cover", className)}
      style={{ aspectRatio: `${video.width} / ${video.height}` }}
    >
      {video.hasWebm && <source src={videoAddress(video.id, "video.webm")} type="video/webm" />}
      <source src={videoAddress(video.id, "video.mp4")} type="video/mp4" />
      {video.captions.map((language) => (
        <track
          key={language}
          kind="captions"
          src={videoAddress(video.id, `captions-${language}.vtt`)}
          srcLang={language}
          label={captionLabels[language]}
          default={language === locale}
        />
      ))}
    </video>
  );
}
