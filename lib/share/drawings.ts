import { readFile } from "node:fs/promises";
import { join } from "node:path";

const cobalt = "#25439b";

/** Gingham as the address of a picture, from checks of `cell` pixels, beginning with a dark one in the upper left corner. */
export function cloth(width: number, height: number, cell: number, opacity = 0.42): string {
  const stripe = `fill="${cobalt}" fill-opacity="${opacity}"`;
  return svgAddress(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><pattern id="checks" width="${2 * cell}" height="${2 * cell}" patternUnits="userSpaceOnUse"><rect width="${2 * cell}" height="${cell}" ${stripe}/><rect width="${cell}" height="${2 * cell}" ${stripe}/></pattern><rect width="100%" height="100%" fill="#fff"/><rect width="100%" height="100%" fill="url(#checks)"/></svg>`,
  );
}

/** The word mark as the address of a picture, 225.1 by 46. */
export async function logo(): Promise<string> {
  return svgAddress(await readFile(join(process.cwd(), "lib/share/logo.svg"), "utf8"));
}

export const logoRatio = 225.1 / 46;

function svgAddress(svg: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
}
