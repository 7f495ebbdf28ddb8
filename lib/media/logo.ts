import { createHash } from "node:crypto";

/** A partner's mark as pages refer to it; width and height are those of its drawing and give the proportion. */
export interface LogoView {
  src: string;
  width: number;
  height: number;
}

/** Where the mark of the partner with this slug is served. The address changes with the drawing, so browsers may keep it for ever. */
export function logoView(slug: string, svg: string): LogoView {
  const [, width, height] = /viewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  const version = createHash("sha256").update(svg).digest("base64url").slice(0, 8);
  return { src: `/logos/${slug}.svg?v=${version}`, width: Number(width ?? 4), height: Number(height ?? 1) };
}
