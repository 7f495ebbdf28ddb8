import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { defaultSite, site } from "#lib/platform/config/site.ts";
import { toSiteLogoView } from "#lib/platform/media/pictures/site-logo.ts";

/**
 * A gingham pattern as data URI; the upper left check is dark.
 *
 * @param checkSize pixels
 */
export function gingham(width: number, height: number, checkSize: number, opacity = 0.42): string {
  const stripe = `fill="${site.colors.primary}" fill-opacity="${opacity}"`;
  return toDataUri(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><pattern id="checks" width="${2 * checkSize}" height="${2 * checkSize}" patternUnits="userSpaceOnUse"><rect width="${2 * checkSize}" height="${checkSize}" ${stripe}/><rect width="${checkSize}" height="${2 * checkSize}" ${stripe}/></pattern><rect width="100%" height="100%" fill="#fff"/><rect width="100%" height="100%" fill="url(#checks)"/></svg>`,
  );
}

/** The logo of the design as data URI, 225.1 × 46 pixels. */
async function loadLogo(): Promise<string> {
  return toDataUri(await readFile(join(process.cwd(), "lib/platform/share-images/logo.svg"), "utf8"));
}

export function toDataUri(svg: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
}

/** The logo as a picture; null on a site that has another name and no logo. */
export async function loadMark(): Promise<{ src: string; ratio: number } | null> {
  const { logo, name } = site;
  if (logo) {
    const drawing = logo.replace('<g id="logo"', `<g color="${site.colors.primary}" id="logo"`);
    return { src: toDataUri(drawing), ratio: toSiteLogoView(logo).ratio };
  }
  return name === defaultSite.name ? { src: await loadLogo(), ratio: 225.1 / 46 } : null;
}

/** What every share image depends on beside its content. */
export function describeBrand(): unknown[] {
  return [site.name, site.colors.primary, site.logo];
}
