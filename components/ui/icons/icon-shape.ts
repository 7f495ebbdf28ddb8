/**
 * The SVG elements of an icon in order, in a box of 24 by 24. All icons are from Lucide
 * (https://lucide.dev, ISC licence). Only the data: Lucide's React components are client components
 * and would be sent to every reader.
 */
export type IconShape = [tag: string, attributes: Record<string, string>][];

/** The shape that consists of these paths. */
export function path(...paths: string[]): IconShape {
  return paths.map((d) => ["path", { d }]);
}
