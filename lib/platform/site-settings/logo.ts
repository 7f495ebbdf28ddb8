import { Parser } from "htmlparser2";
import { readViewBox } from "#lib/platform/media/view-box.ts";
import { escapeHtml } from "#lib/platform/text/escape-html.ts";
import { type LogoProblem, siteLength } from "./form-fields.ts";

const shapes = new Set("g path circle ellipse rect line polyline polygon".split(" "));
/** They draw nothing; a logo loses nothing without them. */
const ignored = new Set("title desc metadata".split(" "));
const dropped = /^(?:id|class|xmlns|version|role|xml:space|data-[\w-]+|aria-[\w-]+|inkscape:.+|sodipodi:.+|sketch:.+)$/;
const kept = new Set(
  (
    "d cx cy r rx ry x y x1 y1 x2 y2 width height points transform fill fill-opacity fill-rule clip-rule stroke " +
    "stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray opacity color style"
  ).split(" "),
);
const unsafeValue = /url\s*\(|@import|expression|javascript:|[<>\\]/i;
const maxDepth = 60;

class UnsafeSvgError extends Error {
  override name = "UnsafeSvgError";
}

/**
 * A logo as the site stores it: shapes with their colours inside of an element with the id `logo`,
 * which pages refer to. What could run, load or refer to anything is refused rather than taken out,
 * because the drawing would not be the same.
 */
export function sanitizeLogo(source: string): { svg: string } | { problem: LogoProblem } {
  if (Buffer.byteLength(source) > siteLength.logo) return { problem: "tooLarge" };
  let viewBox: string | null | undefined;
  let content = "";
  let root = "";
  // A logo that was stored already has its drawing in a group of its own.
  const isStored = (name: string, id: string | undefined) => name === "g" && id === "logo" && content === "";
  const skipped: boolean[] = [];
  const open: string[] = [];
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        open.push(name);
        skipped.push(open.length === 2 && isStored(name, attributes.id));
        if (open.length > maxDepth) throw new UnsafeSvgError(name);
        if (open.some((element) => ignored.has(element))) return;
        if (name === "svg" && open.length === 1) {
          viewBox = readViewBox(attributes);
          root = writeAttributes(pickStyles(attributes));
        } else if (skipped.at(-1)) root = writeAttributes(attributes);
        else if (open[0] === "svg" && shapes.has(name)) content += `<${name}${writeAttributes(attributes)}>`;
        else throw new UnsafeSvgError(name);
      },
      onclosetag(name) {
        const isIgnored = open.some((element) => ignored.has(element));
        open.pop();
        if (!skipped.pop() && !isIgnored && shapes.has(name)) content += `</${name}>`;
      },
    },
    { xmlMode: true },
  );
  try {
    parser.end(source.replace(/^\uFEFF/, ""));
  } catch (error) {
    if (!(error instanceof UnsafeSvgError)) throw error;
    return { problem: viewBox === undefined ? "noSvg" : "unsafeSvg" };
  }
  if (viewBox === undefined || content === "") return { problem: "noSvg" };
  if (viewBox === null) return { problem: "unsizedSvg" };
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><g id="logo"${root}>${content}</g></svg>`,
  };
}

/** What shapes inherit from the root; its other attributes are for drawing programs. */
function pickStyles(attributes: Record<string, string>): Record<string, string> {
  if (Object.keys(attributes).some((name) => /^on/i.test(name))) throw new UnsafeSvgError("svg");
  return Object.fromEntries(
    Object.entries(attributes).filter(([name]) => /^(?:fill|stroke|color|clip-rule)/.test(name)),
  );
}

function writeAttributes(attributes: Record<string, string>): string {
  return Object.entries(attributes)
    .filter(([name]) => !dropped.test(name))
    .map(([name, value]) => {
      if (!kept.has(name) || unsafeValue.test(value)) throw new UnsafeSvgError(name);
      return ` ${name}="${escapeHtml(value)}"`;
    })
    .join("");
}
