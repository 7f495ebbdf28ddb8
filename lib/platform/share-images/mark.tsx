import "server-only";
import type { ReactElement } from "react";
import { site } from "#lib/platform/config/site.ts";
import { loadMark } from "./artwork.ts";
import { serif } from "./rasterize.ts";

/** Average width of a letter of the titles, by the size of the font. */
const letterWidth = 0.56;

/** The logo, or the name of the site, as large as a box of these pixels allows. */
export async function renderMark(width: number, height: number): Promise<ReactElement> {
  const mark = await loadMark();
  if (!mark) {
    const fontSize = Math.floor(Math.min(height * 0.9, width / (site.name.length * letterWidth)));
    return <div style={{ fontFamily: serif, fontSize, lineHeight: 1, color: site.colors.primary }}>{site.name}</div>;
  }
  const shown = Math.min(width, height * mark.ratio);
  // biome-ignore lint: drawn into a picture, not shown in a page
  return <img src={mark.src} width={shown} height={shown / mark.ratio} />;
}
