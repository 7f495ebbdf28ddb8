import { brotliCompressSync } from "node:zlib";
import { type Browser, chromium } from "@playwright/test";
import { ensureChromium } from "#tests/support/chromium.ts";
import { median } from "./median.ts";
import { measurePageView, type PageView } from "./page-view.ts";
import { measurePresses } from "./presses.ts";
import { printTable } from "./print-table.ts";
import type { Server } from "./site.ts";

const viewsPerPage = 3;

interface Figures extends PageView {
  path: string;
  scriptBytes: number;
  htmlBytes: number;
  /** Times of the handwritten variant, see reference-server.ts. */
  ideal: { firstPaint: number; largestPaint: number };
}

/** A measurement, and whether it meets the target; undefined without a target. */
type Cell = [text: string, isKept?: boolean];

interface Row {
  name: string;
  target: string;
  cell: (page: Figures, isHome: boolean) => Cell;
}

const rows: Row[] = [
  {
    name: "first paint",
    target: "≤ 1.25 × ideal",
    cell: ({ firstPaint, ideal }) => timeCell(firstPaint, ideal.firstPaint, firstPaint <= 1.25 * ideal.firstPaint),
  },
  {
    name: "largest paint",
    target: "≤ 1.25 × ideal",
    cell: ({ largestPaint, ideal }) =>
      timeCell(largestPaint, ideal.largestPaint, largestPaint <= 1.25 * ideal.largestPaint),
  },
  {
    name: "its element",
    target: "the hero picture",
    cell: ({ isHeroLargest, largestElement }) => [isHeroLargest ? "hero" : largestElement, isHeroLargest],
  },
  { name: "layout shift", target: "0", cell: ({ layoutShift }) => [layoutShift.toFixed(3), layoutShift === 0] },
  { name: "blocked", target: "≤ 150 ms", cell: ({ blocked }) => [`${blocked.toFixed(0)} ms`, blocked <= 150] },
  {
    name: "requests before load",
    target: "≤ 15, home 20",
    cell: ({ requestsBeforeLoad }, isHome) => [String(requestsBeforeLoad), requestsBeforeLoad <= (isHome ? 20 : 15)],
  },
  {
    name: "requests elsewhere",
    target: "0",
    cell: ({ foreignRequests }) => [String(foreignRequests), foreignRequests === 0],
  },
  { name: "pictures above the fold", target: "", cell: ({ picturesAboveFold }) => sizeCell(picturesAboveFold) },
  { name: "scripts (brotli)", target: "≤ 125 KB", cell: ({ scriptBytes }) => sizeCell(scriptBytes, 125) },
  {
    name: "HTML (brotli)",
    target: "≤ 20 KB",
    cell: ({ htmlBytes }) => sizeCell(htmlBytes, 20),
  },
  { name: "fonts", target: "≤ 100 KB", cell: ({ fonts }) => sizeCell(fonts, 100) },
];

/**
 * Measures cold page views on a slow phone. False on layout shift, or when the largest paint is not
 * the hero picture.
 */
export async function measurePhone(site: Server, mirror: Server, recipes: string[]): Promise<boolean> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ["--no-sandbox", "--disable-gpu"] });
  try {
    const pages: Figures[] = [];
    for (const path of ["/de", ...recipes]) pages.push(await measurePath(browser, site, mirror, path));
    const names = pages.map(({ path }) => path.split("/").at(-1)?.slice(0, 18) ?? "");
    printTable(
      `Slow phone: 1.6 Mbit/s, 150 ms, processor ÷ 4, 390×844 at 2 dots, cold; medians of ${viewsPerPage} views`,
      [
        ["", "promise", ...names],
        ...rows.map(({ name, target, cell }) => [
          name,
          target,
          ...pages.map((page, index) => {
            const [text, isMet] = cell(page, index === 0);
            return isMet === undefined ? `${text}  ` : `${text} ${isMet ? "✓" : "✗"}`;
          }),
        ]),
      ],
    );
    await measureSearch(browser, site);
    await measurePresses(browser, site);
    return pages.every(({ layoutShift, isHeroLargest }) => layoutShift === 0 && isHeroLargest);
  } finally {
    await browser.close();
  }
}

/** A page that is made for its request, beside the home page; without a hand-written one. */
async function measureSearch(browser: Browser, site: Server): Promise<void> {
  const rows: string[][] = [["", "first paint", "largest paint"]];
  for (const path of ["/de", "/de/suche?search=suppe"]) {
    const views: PageView[] = [];
    // Each view asks for an address of its own: a kept answer is none of a search.
    for (let view = 0; view < viewsPerPage; view++) {
      const own = path.includes("?") ? `&view=${view}` : "";
      views.push(await measurePageView(browser, site.origin + path + own));
    }
    const { firstPaint, largestPaint } = medianPaints(views);
    rows.push([path, `${firstPaint.toFixed(0)} ms`, `${largestPaint.toFixed(0)} ms`]);
  }
  printTable("The first search beside the home page, as above", rows);
}

async function measurePath(browser: Browser, site: Server, mirror: Server, path: string): Promise<Figures> {
  const [real, ideal] = [site.origin + path, `${mirror.origin}/ideal${path}`];
  for (const url of [real, ideal]) await measurePageView(browser, url, false);
  const [reals, ideals]: [PageView[], PageView[]] = [[], []];
  for (let view = 0; view < viewsPerPage; view++) {
    reals.push(await measurePageView(browser, real));
    ideals.push(await measurePageView(browser, ideal));
  }
  const [typical] = reals;
  if (!typical) throw new Error("no page view was measured");
  return {
    ...typical,
    path,
    ...medianPaints(reals),
    blocked: median(reals.map(({ blocked }) => blocked)),
    layoutShift: Math.max(...reals.map(({ layoutShift }) => layoutShift)),
    isHeroLargest: reals.every(({ isHeroLargest }) => isHeroLargest),
    ideal: medianPaints(ideals),
    scriptBytes: await brotliBytes(typical.scripts),
    htmlBytes: await brotliBytes([real]),
  };
}

function medianPaints(seen: PageView[]) {
  return {
    firstPaint: median(seen.map(({ firstPaint }) => firstPaint)),
    largestPaint: median(seen.map(({ largestPaint }) => largestPaint)),
  };
}

async function brotliBytes(urls: string[]): Promise<number> {
  const bodies = await Promise.all(urls.map(async (url) => (await fetch(url)).arrayBuffer()));
  return bodies.reduce((total, body) => total + brotliCompressSync(new Uint8Array(body)).length, 0);
}

function timeCell(value: number, ideal: number, isMet: boolean): Cell {
  return [`${value.toFixed(0)} ms ×${(value / ideal).toFixed(2)}`, isMet];
}

function sizeCell(bytes: number, maxKilobytes?: number): Cell {
  return [`${(bytes / 1024).toFixed(1)} KB`, maxKilobytes === undefined ? undefined : bytes <= maxKilobytes * 1024];
}
