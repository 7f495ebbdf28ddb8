import type { Browser, CDPSession, Page } from "playwright";

/** What one cold view of a page cost and showed. Times in milliseconds, sizes in bytes as they came over the wire. */
export interface PageView {
  firstPaint: number;
  largestPaint: number;
  /** The element of the largest paint is the picture that is fetched before others. */
  isHeroLargest: boolean;
  largestElement: string;
  layoutShift: number;
  /** What tasks after the first paint took beyond 50 ms each. */
  blocked: number;
  requestsBeforeLoad: number;
  foreignRequests: number;
  picturesAboveFold: number;
  fonts: number;
  scripts: string[];
}

const slow4g = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const slowdown = 4;

/** Opens a page as a small phone meets it for the first time; `isSlow` throttles network and processor. */
export async function viewPage(browser: Browser, url: string, isSlow = true): Promise<PageView> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: "de-DE",
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const network = await watchNetwork(session);
    if (isSlow) {
      await session.send("Network.emulateNetworkConditions", slow4g);
      await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    }
    await page.addInitScript(watchPaint);
    await page.goto(url, { waitUntil: "load" });
    // React takes the page over after it is loaded.
    await page.waitForTimeout(isSlow ? 2000 : 500);
    return { ...(await readPaint(page)), ...network.read(new URL(url).origin, await picturesInView(page)) };
  } finally {
    await context.close();
  }
}

async function watchNetwork(session: CDPSession) {
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
        scripts: all.filter(({ type }) => type === "Script").map(({ url }) => url),
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

/** Runs in the page, before everything else. */
function watchPaint() {
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

async function readPaint(page: Page) {
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

function picturesInView(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter((image) => {
        const { top, bottom, width } = image.getBoundingClientRect();
        return width > 0 && bottom > 0 && top < window.innerHeight;
      })
      .map((image) => image.currentSrc),
  );
}
