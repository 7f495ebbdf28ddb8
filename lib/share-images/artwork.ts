import { readFile } from "node:fs/promises";
import { join } from "node:path";

const cobalt = "#25439b";

/**
 * A gingham pattern as data URI; the upper left check is dark.
 *
 * @param checkSize pixels
 */
export function gingham(width: number, height: number, checkSize: number, opacity = 0.42): string {
  const stripe = `fill="${cobalt}" fill-opacity="${opacity}"`;
  return toDataUri(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><pattern id="checks" width="${2 * checkSize}" height="${2 * checkSize}" patternUnits="userSpaceOnUse"><rect width="${2 * checkSize}" height="${checkSize}" ${stripe}/><rect width="${checkSize}" height="${2 * checkSize}" ${stripe}/></pattern><rect width="100%" height="100%" fill="#fff"/><rect width="100%" height="100%" fill="url(#checks)"/></svg>`,
  );
}

/** The logo as data URI, 225.1 × 46 pixels. */
export async function loadLogo(): Promise<string> {
  return toDataUri(await readFile(join(process.cwd(), "lib/share-images/logo.svg"), "utf8"));
}

export const logoRatio = 225.1 / 46;

function toDataUri(svg: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
}
