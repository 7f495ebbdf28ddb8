import { expect, test } from "vitest";
import { findWithheld, leadsTo, ownAdSlot } from "#lib/business/ads/own-ads.ts";
import { adSlotNames } from "#lib/platform/config/ad-slots.ts";

const headerLinks = new Set(["/de/rezepte"]);
const own = { isPaid: false, slot: ownAdSlot, href: "/de/kochbuecher" } as const;

test("an own offer is shown in one slot, and where the header does not lead already", () => {
  expect(findWithheld(own, headerLinks)).toBeNull();
  for (const slot of adSlotNames.filter((name) => name !== ownAdSlot)) {
    expect(findWithheld({ ...own, slot }, headerLinks), slot).toBe("slot");
  }
  expect(findWithheld({ ...own, href: "/de/rezepte" }, headerLinks)).toBe("header");
  // A part of a page is no entry of the header.
  expect(findWithheld({ ...own, href: "/de/rezepte#neu" }, headerLinks)).toBeNull();
});

test("a paid advertisement is shown in every slot, wherever it leads", () => {
  for (const slot of adSlotNames) {
    expect(findWithheld({ isPaid: true, slot, href: "/de/rezepte" }, headerLinks)).toBeNull();
  }
});

test("a link leads to a page and to its parts, not to pages below it", () => {
  expect(leadsTo("/de/plus", "/de/plus")).toBe(true);
  expect(leadsTo("/de/plus#preise", "/de/plus")).toBe(true);
  for (const href of ["/de/plus/a", "/de/plus?x=1", "/de", "https://shop.example/de/plus"]) {
    expect(leadsTo(href, "/de/plus"), href).toBe(false);
  }
});
