import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { AdSlot } from "#components/business/ads/ad-slot.tsx";
import { AdStyles } from "#components/business/ads/ad-styles.tsx";
import { adSlotNames, getAdFormat, getAdMedia, listAdSizes } from "#lib/platform/config/ad-slots.ts";

test("there are thirteen slots, of which each has a place, a window and sizes", () => {
  expect(adSlotNames).toHaveLength(13);
  for (const name of adSlotNames) {
    expect(renderToStaticMarkup(<AdSlot name={name} hasHouseAd />)).toContain(`ad-${getAdFormat(name)}`);
    expect(getAdMedia(name)).not.toBe("");
    for (const isWide of [true, false]) expect(listAdSizes(name, isWide).length).toBeGreaterThan(0);
  }
});

test("a place is empty, and says whether only an outside tool fills it", () => {
  expect(renderToStaticMarkup(<AdSlot name="content_1" hasHouseAd />)).toBe(
    '<div data-ad-slot="content_1" class="ad ad-flow wrap section"></div>',
  );
  expect(renderToStaticMarkup(<AdSlot name="sidebar" hasHouseAd={false} />)).toContain("ad-outside");
});

test("the sizes of places between the parts of a page fit what they reserve", () => {
  const rem = 16;
  for (const isWide of [true, false]) {
    // Label, gap and padding take four rem.
    for (const [, height] of listAdSizes("content_1", isWide)) expect(height).toBeLessThanOrEqual(16 * rem);
    for (const [, height] of listAdSizes("header", isWide)) expect(height).toBeLessThanOrEqual(6.5 * rem);
  }
});

test("the reserving styles are not escaped", () => {
  const [, text = ""] = /<style[^>]*>(.*)<\/style>/.exec(renderToStaticMarkup(<AdStyles />)) ?? [];
  expect(text).toContain("scripting:none");
  expect(text).not.toMatch(/[<>"']|&\w+;/);
});
