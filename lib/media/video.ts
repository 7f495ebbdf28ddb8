import type { Locale } from "#lib/i18n/locales.ts";
import type { PictureView } from "./picture.ts";

/** A short clip in one language; `seconds` is its running time, `captions` the languages it has captions in. */
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

/** Files a video may consist of, with their media types; also the last part of their addresses. */
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

/** Path of one file of a video: `/videos/<id>/video.mp4`. */
export function videoAddress(id: string, file: VideoFile): string {
  return `/videos/${id}/${file}`;
}
