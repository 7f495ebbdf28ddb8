import { Feed } from "feed";
import { escapeHtml } from "#lib/escape-html.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { pictureAddress } from "#lib/media/address.ts";
import type { PictureView } from "#lib/media/picture.ts";
import { site } from "#lib/site.ts";
import { absolute } from "./metadata.ts";

export interface RssChannel {
  locale: Locale;
  title: string;
  description: string;
  /** Site-relative addresses: of the feed, and of the page it is the feed of. */
  self: string;
  page: string;
}

export interface RssEntry {
  id: string;
  title: string;
  summary: string;
  /** Site-relative. */
  href: string;
  picture: PictureView | null;
  author: { name: string };
  publishedAt: string | null;
}

/** An RSS 2.0 document of these entries, newest first. */
export function rssXml(channel: RssChannel, entries: readonly RssEntry[]): string {
  const feed = new Feed({
    title: plain(channel.title),
    description: plain(channel.description),
    language: channel.locale,
    link: absolute(channel.page),
    feed: absolute(channel.self),
    updated: new Date(entries[0]?.publishedAt ?? 0),
    generator: site.name,
    copyright: site.address.company,
    ttl: 60,
  });
  for (const entry of entries) {
    feed.addItem({
      title: plain(entry.title),
      link: absolute(entry.href),
      guid: `urn:uuid:${entry.id}`,
      date: new Date(entry.publishedAt ?? 0),
      // Readers take a description for HTML.
      description: escapeHtml(plain(entry.summary)),
      ...(entry.picture && { image: { url: absolute(pictureAddress(entry.picture.id, 1200)), type: "image/jpeg" } }),
      extensions: extensionsOf(entry),
    });
  }
  return feed.rss2();
}

// The library declares neither namespace on the root, so each element brings its own.
function extensionsOf({ author, picture }: RssEntry) {
  const creator = {
    name: "dc:creator",
    objects: { _attributes: { "xmlns:dc": "http://purl.org/dc/elements/1.1/" }, _text: plain(author.name) },
  };
  if (!picture) return [creator];
  const { id, width, height, alt } = picture;
  const shown = Math.min(width, 1200);
  const media = {
    name: "media:content",
    objects: {
      _attributes: {
        "xmlns:media": "http://search.yahoo.com/mrss/",
        url: absolute(pictureAddress(id, 1200)),
        medium: "image",
        type: "image/jpeg",
        width: shown,
        height: Math.round((height * shown) / width),
      },
      ...(alt && { "media:description": { _attributes: { type: "plain" }, _text: plain(alt) } }),
    },
  };
  return [creator, media];
}

/** Without soft hyphens and the control characters XML forbids. */
function plain(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to remove
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u00ad\ufffe\uffff]/g, "");
}
