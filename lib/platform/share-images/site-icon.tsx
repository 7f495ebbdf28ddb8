import "server-only";
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ReactElement } from "react";
import { defaultSite, site } from "#lib/platform/config/site.ts";
import { toSiteLogoView } from "#lib/platform/media/pictures/site-logo.ts";
import { escapeHtml } from "#lib/platform/text/escape-html.ts";
import { toDataUri } from "./artwork.ts";
import { renderPng, serif } from "./rasterize.ts";

/** Whether the icon is another one than that of the design. */
const hasOwnIcon = () => site.name !== defaultSite.name || site.logo !== null || site.colors !== defaultSite.colors;

/** Tells the icons apart that a site has had. */
export const getIconVersion = () =>
  createHash("sha256")
    .update(JSON.stringify([site.name[0], site.colors.primary, site.logo]))
    .digest("base64url")
    .slice(0, 8);

/** Icons of the pages; their addresses change with them. */
export function listSiteIcons() {
  const version = hasOwnIcon() ? `?v=${getIconVersion()}` : "";
  return {
    icon: [
      { url: `/favicon.ico${version}`, sizes: "48x48", type: "image/x-icon" },
      { url: `/icon.svg${version}`, sizes: "any", type: "image/svg+xml" },
    ],
    apple: [{ url: `/apple-icon.png${version}`, sizes: "180x180", type: "image/png" }],
  };
}

/** Icons of the installed app. */
export function listAppIcons() {
  const src = (name: string) => (hasOwnIcon() ? `/logos/_${name}.png?v=${getIconVersion()}` : `/icons/${name}.png`);
  return [
    { src: src("icon-192"), sizes: "192x192", type: "image/png" },
    { src: src("icon-512"), sizes: "512x512", type: "image/png" },
    { src: src("icon-maskable-512"), sizes: "512x512", type: "image/png", purpose: "maskable" as const },
  ];
}

/** The icon as SVG: a logo that is about square, else the first letter of the name. */
export async function readIconSvg(): Promise<string> {
  if (!hasOwnIcon()) return readFile(defaultFile("default-icon.svg"), "utf8");
  const { logo, colors } = site;
  if (logo && isSquare(logo)) return logo;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="12" fill="${colors.primary}"/><text x="32" y="46" text-anchor="middle" font-family="Georgia,serif" font-weight="700" font-size="42" fill="#fff">${escapeHtml(firstLetter())}</text></svg>`;
}

/** The icon as PNG of as many pixels. A maskable one has a margin that devices may cut off. */
export async function readIconPng(size: number, { isMaskable = false } = {}): Promise<Uint8Array> {
  if (!hasOwnIcon() && size === 180) return readFile(defaultFile("default-apple-icon.png"));
  const key = `${getIconVersion()} ${size} ${isMaskable}`;
  const known = rendered.get(key);
  if (known) return known;
  const work = renderPng(renderIcon(size, isMaskable), size);
  if (rendered.size > 20) rendered.clear();
  rendered.set(key, work);
  work.catch(() => rendered.delete(key));
  return work;
}

/** The icon as ICO with one PNG of 48 pixels. */
export async function readFavicon(): Promise<Uint8Array> {
  if (!hasOwnIcon()) return readFile(defaultFile("default-favicon.ico"));
  const png = await readIconPng(48);
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.set([48, 48, 0, 0, 1, 0, 32, 0], 6);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

const rendered = new Map<string, Promise<Uint8Array>>();

const defaultFile = (name: string) => join(process.cwd(), "lib/platform/share-images", name);
const firstLetter = () => [...site.name][0]?.toLocaleUpperCase("de") ?? "";

function isSquare(logo: string): boolean {
  const { ratio } = toSiteLogoView(logo);
  return ratio > 0.75 && ratio < 1.34;
}

function renderIcon(size: number, isMaskable: boolean): ReactElement {
  const { logo, colors } = site;
  const style = { display: "flex", alignItems: "center", justifyContent: "center", width: size, height: size } as const;
  if (logo && isSquare(logo)) {
    const width = size * (isMaskable ? 0.6 : 0.86);
    return (
      <div style={{ ...style, background: "#ffffff" }}>
        {/* biome-ignore lint: drawn into a picture, not shown in a page */}
        <img src={toDataUri(logo)} width={width} height={width / toSiteLogoView(logo).ratio} />
      </div>
    );
  }
  const fontSize = size * (isMaskable ? 0.5 : 0.66);
  return (
    <div style={{ ...style, background: colors.primary, color: "#ffffff", fontFamily: serif, fontSize }}>
      {firstLetter()}
    </div>
  );
}
