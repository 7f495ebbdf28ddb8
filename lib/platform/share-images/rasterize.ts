import "server-only";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ImageResponse } from "@vercel/og";
import type { ReactElement } from "react";
import sharp from "sharp";
import { createConcurrencyLimit } from "#lib/platform/http/concurrency-limit.ts";
import { decodePicture } from "#lib/platform/media/pictures/decoder.ts";

export const serif = "Vollkorn";
export const sans = "Source Sans 3";

/** Some messengers ignore larger previews. */
const maxBytes = 120_000;
const qualities = [82, 74, 66];

/** One image at a time, so that pages keep a core; above 60 waiting an OverloadedError. */
const limitRendering = createConcurrencyLimit(1, 60);

/** Renders an element of 1200 × 630 pixels as JPEG. */
export async function renderJpeg(element: ReactElement): Promise<Uint8Array> {
  return limitRendering(async () => compress(await rasterize(element)));
}

/** Renders a square element of as many pixels as PNG. */
export async function renderPng(element: ReactElement, size: number): Promise<Uint8Array> {
  return limitRendering(() => rasterize(element, { width: size, height: size }));
}

const svgLoader = { operation: ["VipsForeignLoadSvgBuffer"] };

// @vercel/og passes its SVG to sharp, whose SVG loader is blocked
// (lib/platform/media/pictures/decoder.ts). It is unblocked only while our own image is rendered.
async function rasterize(element: ReactElement, size = { width: 1200, height: 630 }): Promise<Uint8Array> {
  const options = { ...size, fonts: await fonts() };
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
    jpeg = await decodePicture(png).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length <= maxBytes) break;
  }
  return jpeg;
}

let fontsPromise: ReturnType<typeof loadFonts> | undefined;

function fonts() {
  fontsPromise ??= loadFonts();
  return fontsPromise;
}

function loadFonts() {
  return Promise.all([loadFont(serif, "vollkorn-640.woff"), loadFont(sans, "source-sans-3-620.woff")]);
}

// @vercel/og supports neither WOFF2 nor variable fonts; these are instances of the site's fonts.
async function loadFont(name: string, file: string) {
  return { name, data: await readFile(join(process.cwd(), "lib/platform/share-images/fonts", file)) };
}
