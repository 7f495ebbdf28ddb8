import { createHash } from "node:crypto";

/** The logo of a partner; width and height are the proportions of its viewBox. */
export interface LogoView {
  src: string;
  width: number;
  height: number;
}

/**
 * The logo of the partner with this slug. Its address contains a hash of the drawing, so that
 * browsers may cache it forever.
 */
export function toLogoView(slug: string, svg: string): LogoView {
  const [, width, height] = /viewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  return { src: `/logos/${slug}.svg?v=${logoVersion(svg)}`, width: Number(width ?? 4), height: Number(height ?? 1) };
}

/** Tells the drawings of a logo apart. */
export function logoVersion(svg: string): string {
  return createHash("sha256").update(svg).digest("base64url").slice(0, 8);
}
