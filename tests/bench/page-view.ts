import type { Browser, CDPSession, Page } from "@playwright/test";

/** Measurements of one cold page view. Times in milliseconds, sizes in transferred bytes. */
export interface PageView {
  firstPaint: number;
  largestPaint: number;
  /** The element of the largest paint is the picture with high fetch priority. */
  isHeroLargest: boolean;
  largestElement: string;
  layoutShift: number;
  /** Total blocking time: the part beyond 50 ms of each task after the first paint. */
  blocked: number;
  requestsBeforeLoad: number;
  foreignRequests: number;
  picturesAboveFold: number;
  fonts: number;
  /** Addresses of the scripts that were asked for before the load event. */
  scripts: string[];
}

const slow4g = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const cpuSlowdown = 4;

/** A page of a slow phone, or of the same machine with a mouse. */
export async function openPhonePage(
  browser: Browser,
  { isSlow = true, isTouch = true }: { isSlow?: boolean; isTouch?: boolean } = {},
) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: isTouch,
    hasTouch: isTouch,
    locale: "de-DE",
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  if (isSlow) {
    await session.send("Network.emulateNetworkConditions", slow4g);
    await session.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
  }
  return { page, session, close: () => context.close() };
}

/** Measures a first page view on a phone; `isSlow` throttles network and processor. */
export async function measurePageView(browser: Browser, url: string, isSlow = true): Promise<PageView> {
  const { page, session, close } = await openPhonePage(browser, { isSlow });
  try {
    const network = await trackNetwork(session);
    await page.addInitScript(trackPaint);
    await page.goto(url, { waitUntil: "load" });
    // Hydration follows the load event.
    await page.waitForTimeout(isSlow ? 2000 : 500);
    return { ...(await readPaintTimes(page)), ...network.read(new URL(url).origin, await listVisiblePictures(page)) };
  } finally {
    await close();
  }
}

async function trackNetwork(session: CDPSession) {
  const requests = new Map<string, { url: string; type?: string; bytes: number; isBeforeLoad: boolean }>();
  let isLoaded = false;
  session.on("Network.requestWillBeSent", ({ requestId, request, type }) => {
    requests.set(requestId, { url: request.url, type, bytes: 0, isBeforeLoad: !isLoaded });
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  session.on("Page.loadEventFired", () => {
    isLoaded = true;
  });
  await session.send("Network.enable");
  await session.send("Page.enable");
  return {
    read(origin: string, pictures: string[]) {
      const all = [...requests.values()].filter(({ url }) => url.startsWith("http"));
      const sum = (chosen: typeof all) => chosen.reduce((total, { bytes }) => total + bytes, 0);
      return {
        requestsBeforeLoad: all.filter(({ isBeforeLoad }) => isBeforeLoad).length,
        foreignRequests: all.filter(({ url }) => !url.startsWith(`${origin}/`)).length,
        picturesAboveFold: sum(all.filter(({ url }) => pictures.includes(url))),
        fonts: sum(all.filter(({ type }) => type === "Font")),
        scripts: all.filter(({ type, isBeforeLoad }) => type === "Script" && isBeforeLoad).map(({ url }) => url),
      };
    },
  };
}

interface Paint {
  largestPaint: number;
  isHeroLargest: boolean;
  largestElement: string;
  layoutShift: number;
  tasks: [start: number, duration: number][];
}

/** Runs in the page before its scripts. */
function trackPaint() {
  const paint: Paint = { largestPaint: 0, isHeroLargest: false, largestElement: "", layoutShift: 0, tasks: [] };
  Object.assign(window, { paint });
  const watch = (type: string, note: (entry: never) => void) => {
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry as never);
    });
    observer.observe({ type, buffered: true });
  };
  watch("largest-contentful-paint", ({ startTime, element }: { startTime: number; element: Element | null }) => {
    paint.largestPaint = startTime;
    paint.isHeroLargest = element?.matches("img[fetchpriority=high]") ?? false;
    paint.largestElement = element?.localName ?? "removed";
  });
  watch("layout-shift", ({ value }: { value: number }) => {
    paint.layoutShift += value;
  });
  watch("longtask", ({ startTime, duration }: PerformanceEntry) => {
    paint.tasks.push([startTime, duration]);
  });
}

async function readPaintTimes(page: Page) {
  const { firstPaint, paint } = await page.evaluate(() => ({
    firstPaint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
    paint: (window as unknown as { paint: Paint }).paint,
  }));
  const { tasks, ...rest } = paint;
  const blocked = tasks
    .filter(([start]) => start > firstPaint)
    .reduce((total, [, duration]) => total + duration - 50, 0);
  return { firstPaint, blocked, ...rest };
}

function listVisiblePictures(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter((image) => {
        const { top, bottom, width } = image.getBoundingClientRect();
        return width > 0 && bottom > 0 && top < window.innerHeight;
      })
      .map((image) => image.currentSrc),
  );
}
