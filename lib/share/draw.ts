import "server-only";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ImageResponse } from "@vercel/og";
import type { ReactElement } from "react";
import sharp from "sharp";
import { createLimiter } from "#lib/limiter.ts";
import { openPicture } from "#lib/media/decoder.ts";

export const serif = "Vollkorn";
export const sans = "Source Sans 3";

/** Largest file in bytes: some messengers leave a bigger preview out. */
const limitBytes = 120_000;
const qualities = [82, 74, 66];

/** One drawing at a time: pages keep a core, and whoever finds a long queue fails with an OverloadedError. */
const limit = createLimiter(1, 60);

/** Draws an element of 1200 × 630 pixels as a JPEG. */
export async function draw(element: ReactElement): Promise<Uint8Array> {
  return limit(async () => compress(await rasterise(element)));
}

const svgLoader = { operation: ["VipsForeignLoadSvgBuffer"] };

// The drawing library hands its SVG to sharp, whose loader for it is off (lib/media/decoder.ts): it is on for our own drawing only.
async function rasterise(element: ReactElement): Promise<Uint8Array> {
  const options = { width: 1200, height: 630, fonts: await fonts() };
  sharp.unblock(svgLoader);
  try {
    return new Uint8Array(await new ImageResponse(element, options).arrayBuffer());
  } finally {
    sharp.block(svgLoader);
  }
}

async function compress(png: Uint8Array): Promise<Uint8Array> {
  let jpeg = png;
  for (const quality of qualities) {
    jpeg = await openPicture(png).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length <= limitBytes) break;
  }
  return jpeg;
}

let loaded: ReturnType<typeof loadFonts> | undefined;

function fonts() {
  loaded ??= loadFonts();
  return loaded;
}

function loadFonts() {
  return Promise.all([loadFont(serif, "vollkorn-640.woff"), loadFont(sans, "source-sans-3-620.woff")]);
}

// The drawing library reads no WOFF2 and no variable fonts, hence instances of the site's own fonts.
async function loadFont(name: string, file: string) {
  return { name, data: await readFile(join(process.cwd(), "lib/share/fonts", file)) };
}
