import type { Browser, Page } from "@playwright/test";
import { median } from "./median.ts";
import { openPhonePage } from "./page-view.ts";
import { printTable } from "./print-table.ts";
import type { Server } from "./site.ts";

const rounds = 3;
/** Pages with cards. */
const paths = ["/de", "/de/rezepte", "/de/suche?search=suppe"];
/** How a card is pressed: by what, and how long it was in view. */
const presses = [
  { name: "mouse, card in view for 3 s", by: "mouse", stayMs: 3000 },
  { name: "mouse, card just scrolled to", by: "mouse", stayMs: 50 },
  { name: "finger, card in view for 3 s", by: "touch", stayMs: 3000 },
] as const;
type Press = (typeof presses)[number];

/** A pointer is over the card for this long before it presses, and holds it for this long. */
const hoverMs = 100;
const holdMs = 60;
const lastMs = 10_000;

/**
 * Measures how long the next page takes on a slow phone, from the press on a card to its heading,
 * and how long the list takes again on the way back.
 */
export async function measurePresses(browser: Browser, site: Server): Promise<void> {
  const rows: string[][] = [["press → heading, Back → cards", ...paths]];
  for (const press of presses) {
    const cells: string[] = [];
    for (const path of paths) cells.push(await measurePress(browser, site.origin + path, press));
    rows.push([press.name, ...cells]);
  }
  printTable(`Soft navigation on a slow phone: medians of ${rounds} rounds`, rows);
}

async function measurePress(browser: Browser, url: string, press: Press): Promise<string> {
  const [there, back]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    const { page, close } = await openPhonePage(browser, { isTouch: press.by === "touch" });
    try {
      await page.goto(url, { waitUntil: "load" });
      // Hydration follows the load event.
      await page.waitForTimeout(2000);
      there.push(await pressCard(page, press));
      await page.waitForTimeout(1000);
      back.push(await goBack(page));
    } finally {
      await close();
    }
  }
  return `${Math.round(median(there))}, ${Math.round(median(back))} ms`;
}

async function pressCard(page: Page, { by, stayMs }: Press): Promise<number> {
  // Of the first row.
  const card = page.locator("main a.card-link").nth(1);
  await card.scrollIntoViewIfNeeded();
  await page.waitForTimeout(stayMs);
  const box = await card.boundingBox();
  if (!box) throw new Error("the card is not shown");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.evaluate(watchPress, lastMs);
  if (by === "touch") await page.touchscreen.tap(x, y);
  else {
    await page.mouse.move(x, y);
    await page.waitForTimeout(hoverMs);
    await page.mouse.down();
    await page.waitForTimeout(holdMs);
    await page.mouse.up();
  }
  return page.evaluate(() => (window as unknown as { arrival: Promise<number> }).arrival);
}

/** Runs in the page: measures from the next press to the heading of another page. */
function watchPress(lastMs: number): void {
  const [path, heading] = [location.pathname, document.querySelector("h1")];
  let pressedAt = Number.NaN;
  const note = () => {
    pressedAt = performance.now();
  };
  for (const press of ["mousedown", "touchstart"]) addEventListener(press, note, { capture: true, once: true });
  const startedAt = performance.now();
  const arrival = new Promise<number>((resolve) => {
    const look = () => {
      const next = document.querySelector("main h1");
      const isThere = location.pathname !== path && next && next !== heading;
      if (isThere || performance.now() - startedAt > lastMs) resolve(performance.now() - pressedAt);
      else requestAnimationFrame(look);
    };
    look();
  });
  Object.assign(window, { arrival });
}

function goBack(page: Page): Promise<number> {
  return page.evaluate(() => {
    const [path, startedAt] = [location.pathname, performance.now()];
    history.back();
    return new Promise<number>((resolve) => {
      const look = () => {
        if (location.pathname !== path && document.querySelector("main a.card-link")) {
          resolve(performance.now() - startedAt);
        } else requestAnimationFrame(look);
      };
      look();
    });
  });
}
