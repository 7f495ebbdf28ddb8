import fc from "fast-check";
import { HtmlValidate } from "html-validate";
import { expect, test } from "vitest";
import { describeEmbed, type EmbedSource } from "#lib/api/oembed/embed.ts";

const source: EmbedSource = {
  locale: "de",
  url: "https://tischlein.example/de/rezepte/suppe",
  title: "Suppe & Brot",
  summary: "Wärmt.",
  author: { name: "Anna", url: "https://tischlein.example/de/profile/anna" },
  siteUrl: "https://tischlein.example",
  images: [384, 640, 1200].map((width) => ({
    url: `https://tischlein.example/images/${width}`,
    width,
    height: (width * 3) / 4,
  })),
  imageAlt: "Eine Suppe",
};

test("describes a recipe with author, provider, thumbnail and a card", () => {
  const embed = describeEmbed(source, {});
  expect(embed).toEqual({
    version: "1.0",
    type: "rich",
    title: "Suppe & Brot",
    author_name: "Anna",
    author_url: source.author.url,
    provider_name: "Tischlein",
    provider_url: "https://tischlein.example/",
    cache_age: 3600,
    thumbnail_url: "https://tischlein.example/images/1200",
    thumbnail_width: 1200,
    thumbnail_height: 900,
    width: 550,
    height: 485,
    html: expect.stringContaining("Suppe &amp; Brot"),
  });
});

test("stays within every limit, and is a link where no card has a place", () => {
  const limit = fc.option(fc.integer({ min: 1, max: 2000 }), { nil: undefined });
  fc.assert(
    fc.property(limit, limit, (maxwidth, maxheight) => {
      const embed = describeEmbed(source, { maxwidth, maxheight });
      const { thumbnail_width: thumbnailWidth = 0, thumbnail_height: thumbnailHeight = 0 } = embed;
      expect(thumbnailWidth).toBeLessThanOrEqual(maxwidth ?? Infinity);
      expect(thumbnailHeight).toBeLessThanOrEqual(maxheight ?? Infinity);
      if (embed.type === "link") {
        expect(Math.min((maxwidth ?? 550) / 240, (maxheight ?? 500) / 176)).toBeLessThan(1);
        return;
      }
      expect(embed.width).toBeLessThanOrEqual(maxwidth ?? Infinity);
      expect(embed.height).toBeLessThanOrEqual(maxheight ?? Infinity);
      expect(embed.html.includes("<img")).toBe(embed.height > 176);
    }),
  );
});

test("the card is valid HTML without script with every text", async () => {
  const validator = new HtmlValidate({ extends: ["html-validate:standard"], rules: { "no-inline-style": "off" } });
  const hostile = `"><script>alert(1)</script>' onerror=x &`;
  for (const images of [source.images, []]) {
    const embed = describeEmbed({ ...source, title: hostile, summary: hostile, imageAlt: hostile, images }, {});
    const html = embed.type === "rich" ? embed.html : "";
    expect(html).not.toMatch(/<script|<iframe|<style|"\s+on\w+=/);
    expect(html).toContain("&lt;script&gt;");
    const report = await validator.validateString(html);
    expect(report.results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
  }
});
