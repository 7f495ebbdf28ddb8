import type { Locale } from "#lib/platform/i18n/locales.ts";
import type { PictureView } from "#lib/platform/media/pictures/picture.ts";

/** A video in one language; `mp4`, `webm` and `captions` are site-relative addresses. */
export interface VideoView {
  id: string;
  title: string;
  seconds: number;
  width: number;
  height: number;
  poster: PictureView;
  mp4: string;
  webm: string | null;
  captions: Partial<Record<Locale, string>>;
}

/** Files a video may have, the last part of their addresses, with their media types. */
export const videoFiles = {
  "video.mp4": "video/mp4",
  "video.webm": "video/webm",
  "captions-de.vtt": "text/vtt; charset=utf-8",
  "captions-en.vtt": "text/vtt; charset=utf-8",
} as const;
export type VideoFile = keyof typeof videoFiles;

export function isVideoFile(name: string): name is VideoFile {
  return Object.hasOwn(videoFiles, name);
}

/** Site-relative address of a file by its key in the storage: `/videos/<folder>/video.mp4`. */
export function videoAddress(storageKey: string): string {
  return `/${storageKey}`;
}
