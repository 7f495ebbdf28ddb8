import type { Localized } from "#lib/i18n/locales.ts";

/** A video without sound; its files are ../videos/<key>.mp4, .webm, .de.vtt and .en.vtt. */
export interface VideoSeed {
  key: string;
  titles: Localized;
  /** Name of the poster: ../pictures/<picture>.jpg. */
  picture: string;
  seconds: number;
  width: number;
  height: number;
}

export const videos = [
  {
    key: "clip-pumpkin-soup",
    titles: { de: "Kürbissuppe anrichten", en: "Plating the pumpkin soup" },
    picture: "roasted-pumpkin-soup",
    seconds: 8,
    width: 1280,
    height: 720,
  },
  {
    key: "clip-negroni",
    titles: { de: "Negroni rühren", en: "Stirring a Negroni" },
    picture: "negroni",
    seconds: 8,
    width: 1280,
    height: 720,
  },
] as const satisfies VideoSeed[];

export type VideoKey = (typeof videos)[number]["key"];
