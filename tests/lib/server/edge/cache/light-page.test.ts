import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { createPageRewrite } from "#lib/server/edge/cache/light-page.ts";

const css = `@font-face{src:url(../media/a.woff2)}.icon{mask:url("data:image/svg+xml,<svg/>")}.logo{background:url('/logo.svg')}`;

function addFile(text: string, href = "/_next/static/chunks/a.css") {
  return new Map([[href, { type: "text/css", identity: Buffer.from(text), compressed: null }]]);
}

const page = [
  `<html><head><link rel="preload" as="image" href="/hero"/>`,
  `<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>`,
  `<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>`,
  `<script src="/_next/static/chunks/b.js" async=""></script><script src="/_next/static/chunks/c.js" async=""></script>`,
  `<title>A</title></head><body><p>Text</p><script>start()</script>`,
  `<script src="/_next/static/chunks/main.js" async=""></script></body></html>`,
].join("");

test("puts styles into the page, and keeps the link where React finds it", () => {
  const html = createPageRewrite(addFile(css)).rewriteStored(page);
  expect(html).toContain("<style>@font-face{src:url(/_next/static/media/a.woff2)}");
  expect(html).toContain(`url("data:image/svg+xml,<svg/>")`);
  expect(html).toContain("url('/logo.svg')");
  expect(html).toContain(
    `<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next" disabled=""/>`,
  );
});

test("scripts follow the content, in their order", () => {
  const html = createPageRewrite(addFile(css)).rewriteStored(page);
  const [head = "", body = ""] = html.split("</head>");
  expect(head).not.toContain("<script");
  expect(head).not.toContain('as="script"');
  expect(head).toContain("<title>A</title>");
  expect([...body.matchAll(/src="[^"]*\/(\w+)\.js"/g)].map(([, name]) => name)).toEqual(["b", "c", "main"]);
  expect(body.indexOf("<p>Text</p>")).toBeLessThan(body.indexOf("<script src"));
});

test("leaves a page as it is whose files are unknown or would end the element", () => {
  const withoutScripts = page.replaceAll(/<link rel="preload" as="script"[^>]*>/g, "");
  expect(createPageRewrite(new Map()).rewriteStored(withoutScripts)).toBe(withoutScripts);
  expect(createPageRewrite(addFile("a::after{content:'</style>'}")).rewriteStored(withoutScripts)).toBe(withoutScripts);
});

/** What a page becomes that arrives in pieces of this many bytes. */
async function rewriteStream(html: string, pieceBytes: number): Promise<string> {
  const bytes = Buffer.from(html);
  const count = Math.ceil(bytes.length / pieceBytes);
  const pieces = Array.from({ length: count }, (_, piece) =>
    bytes.subarray(piece * pieceBytes, (piece + 1) * pieceBytes),
  );
  const { createHeadRewrite } = createPageRewrite(addFile(css));
  return (await buffer(Readable.from(pieces).pipe(createHeadRewrite()))).toString();
}

const streamedPage = page.replace("<title>A", "<title>Käsespätzle").replace('data-precedence="next"', 'nonce="b64" $&');

test.each([1, 7, 500, 100_000])(
  "puts styles into the head of a page that arrives in pieces of %i bytes",
  async (size) => {
    const html = await rewriteStream(streamedPage, size);
    const [head = "", body = ""] = html.split("</head>");
    expect(head).toContain("<style>@font-face{src:url(/_next/static/media/a.woff2)}");
    expect(head).toContain("<title>Käsespätzle</title>");
    expect(head).toContain('data-precedence="next" disabled=""/>');
    expect(body).toBe(streamedPage.split("</head>")[1]);
  },
);

test.each(["", "<p>ö</p>", `<p>${"ö".repeat(100_000)}</p>`])("passes on what has no head", async (html) => {
  expect(await rewriteStream(html, 1000)).toBe(html);
});
