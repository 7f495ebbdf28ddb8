import { XMLParser, XMLValidator } from "fast-xml-parser";
import { beforeAll, expect, test, vi } from "vitest";
import { type RssEntry, rssXml } from "#lib/platform/seo/rss.ts";

beforeAll(() => {
  vi.stubEnv("IMAGE_KEYS", "a-key-for-the-test");
  vi.stubEnv("SITE_URL", "https://tischlein.example");
});

const channel = {
  locale: "de",
  title: "Tischlein & Freunde",
  description: "Die neuesten <Rezepte>.",
  self: "/feeds/de/recipes.xml",
  page: "/de/rezepte",
} as const;

const entry: RssEntry = {
  id: "0b6a3f6e-2f64-4c11-9d0a-7b5f5a3f1c22",
  title: "Mac & Cheese ]]> <3",
  summary: "Käse & Nudeln, < 20 Minuten\u0008",
  href: "/de/rezepte/mac-and-cheese",
  picture: {
    id: "1b6a3f6e-2f64-4c11-9d0a-7b5f5a3f1c22",
    width: 1600,
    height: 1200,
    placeholder: "",
    alt: 'Eine "Form" & Löffel',
  },
  author: { name: "Anna <Herd>" },
  publishedAt: "2026-01-01T12:00:00.000Z",
};

function read(entries: RssEntry[]) {
  const xml = rssXml(channel, entries);
  expect(XMLValidator.validate(xml)).toBe(true);
  const parser = new XMLParser({ ignoreAttributes: false, isArray: (name) => name === "item" });
  return parser.parse(xml).rss.channel;
}

test("describes the channel", () => {
  expect(read([entry])).toMatchObject({
    title: "Tischlein & Freunde",
    description: "Die neuesten <Rezepte>.",
    language: "de",
    link: "https://tischlein.example/de/rezepte",
    lastBuildDate: "Thu, 01 Jan 2026 12:00:00 GMT",
    "atom:link": { "@_rel": "self", "@_href": "https://tischlein.example/feeds/de/recipes.xml" },
  });
});

test("escapes special characters of an entry", () => {
  const [item] = read([entry]).item;
  expect(item).toMatchObject({
    title: "Mac & Cheese ]]> <3",
    description: "Käse &amp; Nudeln, &lt; 20 Minuten",
    link: "https://tischlein.example/de/rezepte/mac-and-cheese",
    guid: { "#text": "urn:uuid:0b6a3f6e-2f64-4c11-9d0a-7b5f5a3f1c22", "@_isPermaLink": "false" },
    pubDate: "Thu, 01 Jan 2026 12:00:00 GMT",
    "dc:creator": { "#text": "Anna <Herd>" },
  });
});

test("keeps a title that ends several CDATA sections within its element", () => {
  const title = "A ]]> B ]]></title><link>https://elsewhere.example/</link><title>]]>";
  const [item] = read([{ ...entry, title }]).item;
  expect(item).toMatchObject({ title, link: "https://tischlein.example/de/rezepte/mac-and-cheese" });
});

test("adds the picture as enclosure and as media content", () => {
  const [item] = read([entry]).item;
  expect(item.enclosure).toMatchObject({ "@_type": "image/jpeg" });
  expect(item.enclosure["@_url"]).toMatch(/^https:\/\/tischlein\.example\/images\/.+\/1200x0\//);
  expect(item["media:content"]).toMatchObject({ "@_width": "1200", "@_height": "900", "@_medium": "image" });
});

test("accepts entries without a picture and feeds without entries", () => {
  const [item] = read([{ ...entry, picture: null }]).item;
  expect(item.enclosure).toBeUndefined();
  expect(read([]).item).toBeUndefined();
});
