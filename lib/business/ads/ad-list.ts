import type { AdSlotName } from "#lib/platform/config/ad-slots.ts";
import type { FocalPoint } from "#lib/platform/media/pictures/focal-point.ts";

/** A running advertisement of one language, as pages get it. */
export interface ListedAd {
  id: string;
  slot: AdSlotName;
  isPaid: boolean;
  title: string;
  /** Empty for a picture that says everything itself. */
  text: string;
  href: string;
  weight: number;
  /** When it ends, in milliseconds since 1970; null without an end. */
  until: number | null;
  picture: { src: string; srcSet: string; width: number; height: number; focalPoint?: FocalPoint };
}

/** The file with the advertisements of a language, and the words beside them. */
export interface AdList {
  texts: { paid: string; own: string; close: string; newTab: string };
  ads: ListedAd[];
}

/**
 * Address of the list. A file of its own, which caches may keep: pages are static and do not choose
 * an advertisement.
 */
export function adListAddress(locale: string): string {
  return `/house-ads/${locale}/list.json`;
}
