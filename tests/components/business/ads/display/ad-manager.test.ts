import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GptPubAds, GptSlot } from "#components/business/ads/display/gpt.ts";

type AdManager = typeof import("#components/business/ads/display/ad-manager.ts");

/** A publisher tag that records what it is asked for. */
function createTag() {
  let onRender: Parameters<GptPubAds["addEventListener"]>[1] = () => {};
  const service: GptPubAds = {
    addEventListener: (_, listener) => {
      onRender = listener;
      return service;
    },
    refresh: vi.fn(),
  };
  const createSlot = (path: string, elementId: string) => {
    const slot = { path, getSlotElementId: () => elementId, setConfig: vi.fn(), addService: () => slot };
    return slot as unknown as GptSlot & { path: string };
  };
  return {
    cmd: { push: (command: () => void) => command() },
    setConfig: vi.fn(),
    defineSlot: vi.fn((path: string, _sizes: [number, number][], id: string) => createSlot(path, id)),
    destroySlots: vi.fn(() => true),
    display: vi.fn(),
    enableServices: vi.fn(),
    pubads: () => service,
    service,
    render: (slot: GptSlot, isEmpty: boolean) => onRender({ slot, isEmpty }),
  };
}

const scripts = vi.hoisted(() => ({ load: async (_url: string) => {} }));
vi.mock("#lib/platform/browser/outside-scripts/load-script.ts", () => ({
  loadScript: (url: string) => scripts.load(url),
}));

const settings = { network: "1234", url: "https://ads.example/gpt.js" };
let tag: ReturnType<typeof createTag>;
let adManager: AdManager;

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  tag = createTag();
  window.googletag = tag;
  scripts.load = vi.fn(async () => {});
  adManager = await import("#components/business/ads/display/ad-manager.ts");
  document.body.innerHTML = '<div id="ad-header"></div><div id="ad-content_1"></div>';
});
afterEach(() => vi.unstubAllGlobals());

const pathsOf = (slots: unknown) => (slots as { path: string }[]).map(({ path }) => path);
const lastRefresh = () => pathsOf(vi.mocked(tag.service.refresh).mock.lastCall?.[0]);

test("asks for all slots by their names in one request, each in a frame of its own", async () => {
  adManager.requestOutsideAds(settings, ["header", "content_1", "footer"], vi.fn());
  await vi.waitFor(() => expect(tag.service.refresh).toHaveBeenCalledTimes(1));
  expect(lastRefresh()).toEqual(["/1234/header", "/1234/content_1"]);
  expect(tag.setConfig).toHaveBeenCalledWith({ singleRequest: true, disableInitialLoad: true });
  for (const { value } of tag.defineSlot.mock.results)
    expect(value.setConfig).toHaveBeenCalledWith({ safeFrame: { forceSafeFrame: true } });
  expect(scripts.load).toHaveBeenCalledExactlyOnceWith(settings.url);
});

test("refreshes a place that stays, and defines one anew that the next page has", async () => {
  adManager.requestOutsideAds(settings, ["header", "content_1"], vi.fn());
  await vi.waitFor(() => expect(tag.service.refresh).toHaveBeenCalledTimes(1));
  document.body.innerHTML = document.body.innerHTML.replace("header", "gone");
  const [, content] = tag.defineSlot.mock.results.map(({ value }) => value);
  document.body.innerHTML = '<div id="ad-header"></div><div id="ad-content_1"></div>';
  adManager.requestOutsideAds(settings, ["content_1"], vi.fn());
  await vi.waitFor(() => expect(tag.service.refresh).toHaveBeenCalledTimes(2));
  expect(tag.destroySlots).toHaveBeenCalledWith([content]);
  adManager.requestOutsideAds(settings, ["content_1"], vi.fn());
  await vi.waitFor(() => expect(tag.service.refresh).toHaveBeenCalledTimes(3));
  expect(tag.defineSlot).toHaveBeenCalledTimes(3);
});

test("tells which slots stay empty", async () => {
  const onEmpty = vi.fn();
  adManager.requestOutsideAds(settings, ["header", "content_1"], onEmpty);
  await vi.waitFor(() => expect(tag.service.refresh).toHaveBeenCalled());
  const [header, content] = tag.defineSlot.mock.results.map(({ value }) => value);
  tag.render(header, false);
  tag.render(content, true);
  expect(onEmpty.mock.calls).toEqual([[["content_1"]]]);
});

test("a tag that is blocked leaves all slots empty, and the next page tries again", async () => {
  scripts.load = vi.fn(async () => {
    throw new Error("blocked");
  });
  const onEmpty = vi.fn();
  adManager.requestOutsideAds(settings, ["header"], onEmpty);
  await vi.waitFor(() => expect(onEmpty).toHaveBeenCalledWith(["header"]));
  scripts.load = vi.fn(async () => {});
  adManager.requestOutsideAds(settings, ["header"], onEmpty);
  await vi.waitFor(() => expect(tag.service.refresh).toHaveBeenCalled());
});
