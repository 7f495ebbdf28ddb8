import { expect, test } from "vitest";
import { toLogo } from "#lib/platform/media/logos/logo-svg.ts";

const file = (content: string, attributes = 'viewBox="0 0 40 10"') => `<svg ${attributes}>${content}</svg>`;
const svgOf = (text: string) => {
  const result = toLogo(text);
  return "svg" in result ? result.svg : result.problem;
};

test("keeps shapes in the colour of the text, and nothing else of the file", () => {
  const text = `<?xml version="1.0"?><!DOCTYPE svg><!-- made by a program -->
    ${file(`<title>Hof</title><metadata><x:y/></metadata><defs><path d="M9 9z"/></defs>
      <script>alert(1)</script><style>.a{fill:none;stroke:#c00}</style>
      <g id="x" transform="translate(1 2)" onclick="alert(1)">
        <path class="a" d="M0 0h40" style="stroke-width:2;background:url(//x.example)"/>
        <circle cx="5" cy="5" r="2" fill="url(#g)"/></g>`)}`;
  expect(svgOf(text).replace(/>\s+</g, "><")).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10" fill="currentColor">' +
      '<g transform="translate(1 2)"><path d="M0 0h40" fill="none" stroke="currentColor" stroke-width="2"/>' +
      '<circle cx="5" cy="5" r="2" fill="currentColor"/></g></svg>',
  );
});

test("a logo stays the same when it is read again", () => {
  const svg = svgOf(file('<g><rect x="1" y="1" width="3" height="3"/></g>'));
  expect(svgOf(svg)).toBe(svg);
});

test("takes the size where there is no view box", () => {
  expect(svgOf(file('<path d="M0 0z"/>', 'width="120px" height="30"'))).toContain('viewBox="0 0 120 30"');
});

test.each([
  ["logoType", "no picture at all"],
  ["logoType", file('<path d="M0 0z"/>', "")],
  ["logoType", file('<path d="M0 0z"/>', 'viewBox="0 0 0 10"')],
  ["logoText", file("<text>Hof</text>")],
  ["logoText", file('<image href="data:image/png;base64,AA"/>')],
  ["logoText", file('<use href="#a"/>')],
  ["logoEmpty", file("<g/>")],
])("says why a file is no logo: %s", (problem, text) => {
  expect(toLogo(text)).toEqual({ problem });
});
