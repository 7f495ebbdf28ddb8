import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AdDisplay } from "#components/business/ads/display/ad-display.tsx";
import { requestOutsideAds } from "#components/business/ads/display/ad-manager.ts";
import type { ListedAd } from "#lib/business/ads/ad-list.ts";
import { track } from "#lib/platform/browser/analytics.ts";
import { adSlotNames } from "#lib/platform/config/ad-slots.ts";
import { consentCookie } from "#lib/platform/consent/consent-cookie.ts";
import { listedAd } from "#tests/lib/business/ads/fixtures.ts";

const session = vi.hoisted(() => ({ user: null as { is_premium: boolean } | null | undefined }));
vi.mock("#lib/platform/browser/use-session-user.ts", () => ({ useSessionUser: () => session.user }));
vi.mock("#components/business/ads/display/ad-manager.ts", { spy: true });
vi.mock("#lib/business/ads/mutations.ts", () => ({}));
vi.mock("#tests/lib/people/comments/fixtures.ts", () => ({}));

const texts = { paid: "Anzeige", own: "In eigener Sache", close: "Schließen", newTab: "öffnet in neuem Tab" };
let ads: ListedAd[];
let observers: { show: () => void; isActive: boolean }[];
let answer: () => Response;
const request = vi.fn(async (url: string, _init?: RequestInit) =>
  url.includes("/counts/") ? new Response(null, { status: 204 }) : answer(),
);

beforeEach(() => {
  session.user = null;
  ads = adSlotNames.flatMap((slot) => [`${slot}-1`, `${slot}-2`].map((id) => listedAd(id, { slot })));
  answer = () => Response.json({ texts, ads });
  observers = [];
  request.mockClear();
  history.replaceState(null, "", "/de");
  // biome-ignore lint/suspicious/noDocumentCookie: the test environment lacks the Cookie Store API
  document.cookie = `${consentCookie}=; max-age=0`;
  document.body.innerHTML = adSlotNames.map((name) => `<div data-ad-slot="${name}" class="ad"></div>`).join("");
  vi.stubGlobal("fetch", request);
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      #entry;
      constructor(listener: (entries: { isIntersecting: boolean }[]) => void) {
        this.#entry = { show: () => listener([{ isIntersecting: true }]), isActive: false };
      }
      observe() {
        this.#entry.isActive = true;
        observers.push(this.#entry);
      }
      disconnect() {
        this.#entry.isActive = false;
      }
    },
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const show = () => render(<AdDisplay locale="de" adManager={null} />);
const goTo = (path: string) =>
  act(async () => {
    history.replaceState(null, "", path);
    track({ event: "page view", path: window.location.pathname, page_type: "unknown" });
  });
const listShown = () =>
  Object.fromEntries(
    adSlotNames.map((name) => [name, document.querySelector(`[data-ad-slot=${name}] .ad-title`)?.textContent ?? ""]),
  );
/** Lets those that still observe see their advertisement. */
const showActive = () => {
  for (const observer of observers) if (observer.isActive) observer.show();
};
const isFilled = () => waitFor(() => expect(screen.getAllByRole("region")).toHaveLength(13));

test("fills each place of the page, and marks what is paid for", async () => {
  ads = [
    listedAd("own", { slot: "header", href: "/de/unsere-app" }),
    listedAd("paid", { slot: "footer", isPaid: true, href: "https://shop.example/", text: "" }),
  ];
  show();
  const own = await screen.findByRole("region", { name: "In eigener Sache: Titel own" });
  const [link] = own.getElementsByTagName("a");
  expect([link?.getAttribute("rel"), link?.target, link?.dataset.soft]).toEqual([null, "", ""]);
  const paid = screen.getByRole("region", { name: "Anzeige: Titel paid" });
  const [paidLink] = paid.getElementsByTagName("a");
  expect([paidLink?.getAttribute("rel"), paidLink?.target]).toEqual(["noopener sponsored", "_blank"]);
  // Without a text the picture says it.
  const picture = screen.getByAltText("Titel paid");
  expect([picture.getAttribute("width"), picture.getAttribute("height")]).toEqual(["400", "300"]);
});

test("shows others on a completed route change, except in content 5, and none for another filter", async () => {
  show();
  await isFilled();
  const first = listShown();
  await goTo("/de?page=2");
  expect(listShown()).toEqual(first);
  await goTo("/de/rezepte");
  const second = listShown();
  for (const name of adSlotNames)
    expect(second[name] === first[name], `${name}: ${second[name]}`).toBe(name === "content_5");
});

/** Puts the places of another page in, which are filled before its page view is announced. */
async function replacePlaces(path: string): Promise<void> {
  vi.useFakeTimers();
  await act(async () => {
    history.replaceState(null, "", path);
    for (const place of document.querySelectorAll("[data-ad-slot^=content]")) {
      place.replaceWith(Object.assign(place.cloneNode(), { textContent: "" }));
    }
    await vi.advanceTimersByTimeAsync(200);
  });
}

test("fills the places of another page once, also when its page view comes later", async () => {
  show();
  await isFilled();
  await replacePlaces("/de/rezepte");
  const filled = listShown();
  expect(filled.content_1).not.toBe("");
  await goTo("/de/rezepte");
  expect(listShown()).toEqual(filled);
});

test("asks the ad server once for each place of a page view", async () => {
  const values = { version: "1", date: new Date().toISOString().slice(0, 10), advertising: "yes" };
  // biome-ignore lint/suspicious/noDocumentCookie: the test environment lacks the Cookie Store API
  document.cookie = `${consentCookie}=${new URLSearchParams(values)}`;
  const asked = vi.mocked(requestOutsideAds).mockReturnValue();
  render(<AdDisplay locale="de" adManager={{ network: "1", url: "https://ads.example/gpt.js" }} />);
  await isFilled();
  await replacePlaces("/de/rezepte");
  await goTo("/de/rezepte");
  const slots = asked.mock.calls.map(([, names]) => names.toSorted());
  const all = adSlotNames.toSorted();
  expect(slots).toEqual([all, all]);
});

test.each([
  ["users with Plus", { is_premium: true }],
  ["users not known yet", undefined],
])("asks for nothing for %s", async (_, user) => {
  session.user = user;
  show();
  await act(async () => {});
  expect(request).not.toHaveBeenCalled();
  expect(screen.queryByRole("region")).toBeNull();
});

test("takes all away when the user gets Plus", async () => {
  const { rerender } = show();
  await isFilled();
  session.user = { is_premium: true };
  rerender(<AdDisplay locale="de" adManager={null} />);
  expect(screen.queryByRole("region")).toBeNull();
});

test("shows none on pages without advertisements", async () => {
  document.body.insertAdjacentHTML("beforeend", '<span hidden data-ads="off"></span>');
  show();
  await act(async () => {});
  expect(screen.queryByRole("region")).toBeNull();
});

test("does not advertise the page that is open", async () => {
  history.replaceState(null, "", "/de/unsere-app");
  ads = [listedAd("app"), listedAd("other", { href: "/de/kochbuecher" })];
  show();
  expect(await screen.findByText("Titel other")).toBeTruthy();
});

test("bars can be closed and stay closed", async () => {
  show();
  await isFilled();
  const close = document.querySelector<HTMLElement>("[data-ad-slot=floor_ad] button");
  await act(async () => close?.click());
  await goTo("/de/rezepte");
  expect(document.querySelector("[data-ad-slot=floor_ad]")?.innerHTML).toBe("");
  expect(screen.getAllByRole("region")).toHaveLength(12);
});

test("counts a view once a page view when it was seen, and clicks, without cookies", async () => {
  ads = [listedAd("only")];
  show();
  await screen.findByRole("region");
  vi.useFakeTimers();
  const pass = () => act(() => vi.advanceTimersByTimeAsync(5000));
  await pass();
  const listCounts = () =>
    request.mock.calls.filter(([url]) => url.includes("/counts/")).map(([, init]) => JSON.parse(String(init?.body)));
  expect(listCounts()).toEqual([]);
  observers[0]?.show();
  await pass();
  showActive();
  await pass();
  expect(listCounts()).toEqual([{ views: ["only"], clicks: [] }]);
  await goTo("/de/rezepte");
  showActive();
  await pass();
  expect(listCounts()).toHaveLength(2);
  const link = document.querySelector<HTMLAnchorElement>(".ad-link");
  link?.addEventListener("click", (event) => event.preventDefault());
  link?.click();
  expect(listCounts().at(-1)).toEqual({ views: [], clicks: ["only"] });
  for (const [, init] of request.mock.calls) expect(init?.credentials).toBe("omit");
});

test("asks for nothing without network, and shows them once it is there", async () => {
  const connection = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  show();
  await act(async () => {});
  expect(request).not.toHaveBeenCalled();
  connection.mockReturnValue(true);
  await act(async () => window.dispatchEvent(new Event("online")));
  await isFilled();
  connection.mockReturnValue(false);
  await act(async () => window.dispatchEvent(new Event("offline")));
  expect(screen.queryByRole("region")).toBeNull();
  connection.mockRestore();
});

test("closes places a reader has not reached when the list cannot be loaded", async () => {
  answer = () => new Response(null, { status: 503 });
  const [above, below] = document.querySelectorAll<HTMLElement>("[data-ad-slot]");
  if (below) below.getBoundingClientRect = () => ({ top: 5000 }) as DOMRect;
  show();
  await waitFor(() => expect(below?.hidden).toBe(true));
  expect(above?.hidden).toBe(false);
});
