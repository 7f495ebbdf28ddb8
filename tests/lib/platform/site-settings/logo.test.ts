import { XMLValidator } from "fast-xml-parser";
import { expect, test } from "vitest";
import { toSiteLogoView } from "#lib/platform/media/pictures/site-logo.ts";
import { sanitizeLogo } from "#lib/platform/site-settings/logo.ts";

const path = `<path d="M0 0h4v2z" fill="#c00"/>`;
const svg = (content: string, attributes = `viewBox="0 0 4 2"`) =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`;
const read = (source: string) => {
  const result = sanitizeLogo(source);
  return "svg" in result ? result.svg : result.problem;
};

test("shapes are kept inside of an element that pages refer to", () => {
  expect(read(svg(path))).toBe(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2"><g id="logo"><path d="M0 0h4v2z" fill="#c00"></path></g></svg>`,
  );
});

test("what programs add that draws nothing is dropped", () => {
  const source = `<?xml version="1.0"?><!-- made by hand --><!DOCTYPE svg>${svg(
    `<title>Logo</title><metadata><x:y xmlns:x="z"><b/></x:y></metadata><g id="a" class="b" data-name="c">${path}</g>`,
    `viewBox="0,0 4,2" width="4" fill="none" id="x"`,
  )}`;
  const result = read(source);
  expect(result).toContain(`viewBox="0 0 4 2"`);
  expect(result).toContain(`<g id="logo" fill="none"><g><path`);
  expect(result).not.toMatch(/title|metadata|class|data-/);
  expect(XMLValidator.validate(result)).toBe(true);
});

test("a stored logo stays as it is", () => {
  const stored = read(svg(path, `viewBox="0 0 4 2" fill="none"`));
  expect(read(stored)).toBe(stored);
});

test("width and height stand in for a missing viewBox", () => {
  expect(read(svg(path, `width="40px" height="20"`))).toContain(`viewBox="0 0 40 20"`);
  expect(toSiteLogoView(read(svg(path)))).toMatchObject({ viewBox: "0 0 4 2", ratio: 2 });
});

test.each([
  ["<script>alert(1)</script>", "unsafeSvg"],
  ["<style>path{fill:red}</style>", "unsafeSvg"],
  [`<image href="https://example.org/a.png"/>`, "unsafeSvg"],
  [`<use href="#a"/>`, "unsafeSvg"],
  [`<a href="javascript:alert(1)">${path}</a>`, "unsafeSvg"],
  [`<foreignObject><p>x</p></foreignObject>`, "unsafeSvg"],
  [`<text>Logo</text>`, "unsafeSvg"],
  [`<linearGradient/>`, "unsafeSvg"],
  [`<path d="M0 0" onclick="alert(1)"/>`, "unsafeSvg"],
  [`<path d="M0 0" fill="url(#a)"/>`, "unsafeSvg"],
  [`<path d="M0 0" style="fill:url(https://example.org)"/>`, "unsafeSvg"],
  [`<path d="M0 0" href="https://example.org"/>`, "unsafeSvg"],
  [`<animate attributeName="d"/>`, "unsafeSvg"],
  [svg(path), "unsafeSvg"],
  ["", "noSvg"],
])("%s is refused: %s", (content, problem) => {
  expect(read(svg(content + (content ? path : "")))).toBe(problem);
});

test.each([
  ["not a drawing", "noSvg"],
  ["<html><svg></svg></html>", "noSvg"],
  [svg(path, ""), "unsizedSvg"],
  [svg(path, `viewBox="0 0 0 2"`), "unsizedSvg"],
  [svg(path, `viewBox="0 0 0.0004 2"`), "unsizedSvg"],
  [svg(path, `viewBox="0 0 4 2" onload="alert(1)"`), "unsafeSvg"],
  [svg(path.repeat(3000)), "tooLarge"],
])("%s is refused: %s", (source, problem) => {
  expect(read(source)).toBe(problem);
});
