import { brotliCompressSync } from "node:zlib";
import { type Browser, chromium } from "playwright";
import { ensureChromium } from "#tests/support/chromium.ts";
import { type PageView, viewPage } from "./page-view.ts";
import type { Server } from "./site.ts";
import { printTable } from "./table.ts";

const views = 3;

interface Figures extends PageView {
  path: string;
  scriptBytes: number;
  htmlBytes: number;
  /** The same page as a careful hand would write it. */
  ideal: { firstPaint: number; largestPaint: number };
}

/** A figure of a page, and whether it is as promised; undefined where nothing is promised. */
type Cell = [text: string, isKept?: boolean];

interface Row {
  name: string;
  promise: string;
  cell: (page: Figures, isHome: boolean) => Cell;
}

const rows: Row[] = [
  {
    name: "first paint",
    promise: "≤ 1.10 × ideal",
    cell: ({ firstPaint, ideal }) => timeBeside(firstPaint, ideal.firstPaint, firstPaint <= 1.1 * ideal.firstPaint),
  },
  {
    name: "largest paint",
    promise: "≤ 1.15 × ideal, home 1700 ms",
    cell: ({ largestPaint, ideal }, isHome) =>
      timeBeside(largestPaint, ideal.largestPaint, largestPaint <= (isHome ? 1700 : 1.15 * ideal.largestPaint)),
  },
  {
    name: "its element",
    promise: "the hero picture",
    cell: ({ isHeroLargest, largestElement }) => [isHeroLargest ? "hero" : largestElement, isHeroLargest],
  },
  { name: "layout shift", promise: "0", cell: ({ layoutShift }) => [layoutShift.toFixed(3), layoutShift === 0] },
  { name: "blocked", promise: "≤ 150 ms", cell: ({ blocked }) => [`${blocked.toFixed(0)} ms`, blocked <= 150] },
  {
    name: "requests before load",
    promise: "≤ 20",
    cell: ({ requestsBeforeLoad }) => [String(requestsBeforeLoad), requestsBeforeLoad <= 20],
  },
  {
    name: "requests elsewhere",
    promise: "0",
    cell: ({ foreignRequests }) => [String(foreignRequests), foreignRequests === 0],
  },
  { name: "pictures above the fold", promise: "", cell: ({ picturesAboveFold }) => size(picturesAboveFold) },
  { name: "scripts (brotli)", promise: "≤ 145 KB", cell: ({ scriptBytes }) => size(scriptBytes, 145) },
  {
    name: "HTML (brotli)",
    promise: "≤ 15 KB on recipes",
    cell: ({ htmlBytes }, isHome) => size(htmlBytes, isHome ? undefined : 15),
  },
  { name: "fonts", promise: "≤ 100 KB", cell: ({ fonts }) => size(fonts, 100) },
];

/** Cold views on a slow phone. False when something moves, or the largest thing is not the hero picture. */
export async function measurePhone(site: Server, mirror: Server, recipes: string[]): Promise<boolean> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ["--no-sandbox", "--disable-gpu"] });
  try {
    const pages: Figures[] = [];
    for (const path of ["/de", ...recipes]) pages.push(await measurePath(browser, site, mirror, path));
    const names = pages.map(({ path }) => path.split("/").at(-1)?.slice(0, 18) ?? "");
    printTable(`Slow phone: 1.6 Mbit/s, 150 ms, processor ÷ 4, 390×844 at 2 dots, cold; medians of ${views} views`, [
      ["", "promise", ...names],
      ...rows.map(({ name, promise, cell }) => [
        name,
        promise,
        ...pages.map((page, index) => {
          const [text, isKept] = cell(page, index === 0);
          return isKept === undefined ? `${text}  ` : `${text} ${isKept ? "✓" : "✗"}`;
        }),
      ]),
    ]);
    return pages.every(({ layoutShift, isHeroLargest }) => layoutShift === 0 && isHeroLargest);
  } finally {
    await browser.close();
  }
}

async function measurePath(browser: Browser, site: Server, mirror: Server, path: string): Promise<Figures> {
  const [real, ideal] = [site.origin + path, `${mirror.origin}/ideal${path}`];
  for (const url of [real, ideal]) await viewPage(browser, url, false);
  const [reals, ideals]: [PageView[], PageView[]] = [[], []];
  for (let view = 0; view < views; view++) {
    reals.push(await viewPage(browser, real));
    ideals.push(await viewPage(browser, ideal));
  }
  const [typical] = reals;
  if (!typical) throw new Error("nothing was viewed");
  return {
    ...typical,
    path,
    ...paintsOf(reals),
    blocked: median(reals.map(({ blocked }) => blocked)),
    layoutShift: Math.max(...reals.map(({ layoutShift }) => layoutShift)),
    isHeroLargest: reals.every(({ isHeroLargest }) => isHeroLargest),
    ideal: paintsOf(ideals),
    scriptBytes: await brotliOf(typical.scripts),
    htmlBytes: await brotliOf([real]),
  };
}

function paintsOf(seen: PageView[]) {
  return {
    firstPaint: median(seen.map(({ firstPaint }) => firstPaint)),
    largestPaint: median(seen.map(({ largestPaint }) => largestPaint)),
  };
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

async function brotliOf(urls: string[]): Promise<number> {
  const bodies = await Promise.all(urls.map(async (url) => (await fetch(url)).arrayBuffer()));
  return bodies.reduce((total, body) => total + brotliCompressSync(new Uint8Array(body)).length, 0);
}

function timeBeside(value: number, ideal: number, isKept: boolean): Cell {
  return [`${value.toFixed(0)} ms ×${(value / ideal).toFixed(2)}`, isKept];
}

function size(bytes: number, most?: number): Cell {
  return [`${(bytes / 1024).toFixed(1)} KB`, most === undefined ? undefined : bytes <= most * 1024];
}
