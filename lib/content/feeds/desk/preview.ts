import { type FeedName, feedNames } from "#lib/platform/db/tables/feeds.ts";
import type { StoredModule } from "#lib/platform/db/tables/planning/feed-revisions.ts";
import { type Locale, locales } from "#lib/platform/i18n/locales.ts";
import { currentTime } from "#lib/platform/time/clock.ts";
import { parseLocalInput, toLocalInput } from "#lib/platform/time/local-time.ts";
import { isActiveAt } from "../schedule.ts";
import type { DeskFeed } from "./desk-queries.ts";

export const previewFeeds = feedNames;

/** Widths of a phone, a tablet and a laptop, in CSS pixels. */
export const previewWidths = [390, 768, 1280] as const;
type PreviewWidth = (typeof previewWidths)[number];

/** What an editor looks at: a feed at a time, in a language, at a width. */
export interface Preview {
  feed: FeedName;
  /** As the value of a field: date and time in Berlin. */
  at: string;
  locale: Locale;
  width: PreviewWidth;
  /** An order that is not saved: places in the stored one of this version. */
  version: string;
  order: string;
}

type Query = Partial<Record<string, string | string[]>>;

/** Reads a preview from the query of an address; what is missing or wrong becomes the default. */
export function readPreview(query: Query, locale: Locale, now: Date): Preview {
  const read = (name: string) => (typeof query[name] === "string" ? query[name] : "");
  const at = parseLocalInput(read("at"));
  return {
    feed: feedNames.find((name) => name === read("feed")) ?? "home",
    at: toLocalInput(at ?? now),
    locale: locales.find((one) => one === read("language")) ?? locale,
    width: previewWidths.find((width) => String(width) === read("width")) ?? previewWidths[0],
    version: /^\d{1,9}$/.test(read("version")) ? read("version") : "",
    order: /^[\d.]{1,1000}$/.test(read("order")) ? read("order") : "",
  };
}

/** The query of an address that shows a preview. */
export function toPreviewQuery({ feed, at, locale, width, version, order }: Preview): string {
  const unsaved: Record<string, string> = order ? { version, order } : {};
  return new URLSearchParams({ feed, at, language: locale, width: String(width), ...unsaved }).toString();
}

/** The modules of a preview that are due, in its order. An order of another version is ignored. */
export function listDueModules({ modules, version }: DeskFeed, preview: Preview): StoredModule[] {
  const at = parseLocalInput(preview.at) ?? currentTime();
  const isKnown = preview.order !== "" && preview.version === String(version);
  const places = isKnown ? [...new Set(preview.order.split(".").map(Number))] : [];
  const sorted = places.flatMap((place) => modules[place] ?? []);
  const isComplete = sorted.length === modules.length;
  return (isComplete ? sorted : modules).filter(
    (module) => isActiveAt(module, at) && (module.locale === null || module.locale === preview.locale),
  );
}
