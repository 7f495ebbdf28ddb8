import { Parser } from "htmlparser2";
import { readViewBox } from "#lib/platform/media/view-box.ts";
import { presentationOf, readStyleRules } from "./logo-style.ts";

/**
 * - `logoType`: it is no SVG, or one without its size
 * - `logoText`: it has parts that are no shapes: text, pictures, references
 * - `logoEmpty`: it has no shapes
 */
export type LogoProblem = "logoType" | "logoText" | "logoEmpty";

const shapes = new Set(["path", "rect", "circle", "ellipse", "line", "polyline", "polygon"]);
/** They draw nothing by themselves; definitions are of use only with references. */
const ignored = new Set(["title", "desc", "metadata", "style", "defs", "script", "foreignObject", "animate", "set"]);
const geometry = [
  "d",
  "x",
  "y",
  "width",
  "height",
  "rx",
  "ry",
  "cx",
  "cy",
  "r",
  "x1",
  "y1",
  "x2",
  "y2",
  "points",
  "transform",
];
const isHarmless = (value: string) => /^[\w\s.,+\-()%]*$/.test(value) && !/url/i.test(value);

/**
 * Makes a logo of an SVG file: only its shapes, in the colour of the text around it. It is written
 * anew from a list of elements and attributes, so that nothing else of the file is kept.
 *
 * @returns the SVG, or why it is not possible
 */
export function toLogo(file: string): { svg: string } | { problem: LogoProblem } {
  const rules = readStyleRules(file);
  const parts: string[] = [];
  const open: (string | null)[] = [];
  let viewBox: string | null = null;
  let problem: LogoProblem | null = null;
  let shapeCount = 0;
  let ignoredDepth = 0;
  const parser = new Parser(
    {
      onopentag(qualifiedName, attributes) {
        const name = qualifiedName.replace(/^svg:/, "");
        if (ignoredDepth > 0 || ignored.has(name) || name.includes(":")) {
          ignoredDepth++;
          return;
        }
        if (name === "svg" && open.length === 0) viewBox = readViewBox(attributes);
        else if (shapes.has(name)) shapeCount++;
        else if (name !== "g") problem ??= "logoText";
        const isRoot = name === "svg";
        if (!isRoot) parts.push(`<${name}${formatAttributes(attributes, rules)}>`);
        open.push(isRoot ? null : name);
      },
      onclosetag() {
        if (ignoredDepth > 0) {
          ignoredDepth--;
          return;
        }
        const name = open.pop();
        if (name) parts.push(`</${name}>`);
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(file);
  if (!viewBox) return { problem: "logoType" };
  if (problem) return { problem };
  if (shapeCount === 0) return { problem: "logoEmpty" };
  const body = parts.join("").replace(/><\/(?:path|rect|circle|ellipse|line|polyline|polygon)>/g, "/>");
  return { svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" fill="currentColor">${body}</svg>` };
}

function formatAttributes(attributes: Record<string, string>, rules: Map<string, string>): string {
  const shape = geometry.flatMap((name): [string, string][] => {
    const value = attributes[name];
    return value !== undefined && isHarmless(value) ? [[name, value]] : [];
  });
  const presentation = Object.entries(presentationOf(attributes, rules)).filter(([, value]) => isHarmless(value));
  return [...shape, ...presentation].map(([name, value]) => ` ${name}="${value.replace(/\s+/g, " ").trim()}"`).join("");
}
