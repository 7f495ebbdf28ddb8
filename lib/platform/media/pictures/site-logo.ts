import { logoVersion } from "./logo.ts";

/** The logo of the site; its address contains a hash of the drawing, like that of a partner. */
interface SiteLogoView {
  src: string;
  viewBox: string;
  /** Width by height. */
  ratio: number;
}

/** No slug of a partner begins like this. */
export const siteLogoFile = "_site.svg";

export function toSiteLogoView(svg: string): SiteLogoView {
  const [, viewBox = "0 0 4 1"] = /viewBox="([\d. eE-]+)"/.exec(svg) ?? [];
  const [, , width = 4, height = 1] = viewBox.split(" ").map(Number);
  return { src: `/logos/${siteLogoFile}?v=${logoVersion(svg)}`, viewBox, ratio: width / height };
}
