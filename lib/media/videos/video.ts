import type { Locale } from "#lib/i18n/locales.ts";
import type { PictureView } from "#lib/media/pictures/picture.ts";

/** A video in one language; `captions` are the languages it has captions in. */
export interface VideoView {
  id: string;
  title: string;
  seconds: number;
  width: number;
  height: number;
  poster: PictureView;
  hasWebm: boolean;
  captions: Locale[];
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

/** Site-relative address of one file: `/videos/<id>/video.mp4`. */
export function videoAddress(id: string, file: VideoFile): string {
  return `/videos/${id}/${file}`;
}
