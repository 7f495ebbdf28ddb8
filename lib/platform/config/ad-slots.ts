/** The places for advertisements, by the names that the specification and the ad server use. */
export const adSlotNames = [
  "header",
  "sidebar_left",
  "sidebar",
  "marginal",
  "content_1",
  "content_2",
  "content_3",
  "content_4",
  "content_5",
  "footer",
  "floor_ad",
  "wallpaper_pixel",
  "mobile_stickyad",
] as const;
export type AdSlotName = (typeof adSlotNames)[number];

/** Slots that change with the page; `content_5` keeps what it shows. */
export const refreshedSlots: readonly AdSlotName[] = adSlotNames.filter((name) => name !== "content_5");

/** The shape of a place, which decides its layout and its sizes. */
type AdFormat = "flow" | "banner" | "column" | "bar" | "wallpaper";

const formats: Partial<Record<AdSlotName, AdFormat>> = {
  header: "banner",
  sidebar_left: "column",
  sidebar: "column",
  floor_ad: "bar",
  mobile_stickyad: "bar",
  wallpaper_pixel: "wallpaper",
};

/** The shape of a slot; most lie between the parts of a page. */
export function getAdFormat(name: AdSlotName): AdFormat {
  return formats[name] ?? "flow";
}

/** From this width on a page has room for wide advertisements. */
export const wideAdMedia = "(min-width: 48rem)";
const besidePage = "(min-width: 100rem)";

const media: Partial<Record<AdSlotName, string>> = {
  sidebar_left: besidePage,
  sidebar: besidePage,
  wallpaper_pixel: besidePage,
  floor_ad: wideAdMedia,
  mobile_stickyad: "(max-width: 47.99rem)",
};

/** The windows in which a slot is shown, as a media query. */
export function getAdMedia(name: AdSlotName): string {
  return media[name] ?? "all";
}

type Size = [width: number, height: number];

const wideSizes: Record<AdFormat, Size[]> = {
  flow: [
    [970, 250],
    [728, 90],
    [300, 250],
  ],
  banner: [
    [970, 90],
    [728, 90],
  ],
  column: [
    [300, 600],
    [160, 600],
  ],
  bar: [
    [970, 90],
    [728, 90],
  ],
  wallpaper: [[1, 1]],
};
const narrowSizes: Partial<Record<AdFormat, Size[]>> = {
  flow: [
    [300, 250],
    [320, 100],
  ],
  banner: [
    [320, 100],
    [320, 50],
  ],
  bar: [
    [320, 100],
    [320, 50],
  ],
};

/**
 * The sizes that an ad server may fill a slot with, in CSS pixels. None is larger than its place.
 */
export function listAdSizes(name: AdSlotName, isWide: boolean): Size[] {
  const format = getAdFormat(name);
  return (isWide ? undefined : narrowSizes[format]) ?? wideSizes[format];
}
