import { Feed } from "feed";
import { site } from "#lib/platform/config/site.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import type { PictureView } from "#lib/platform/media/pictures/picture.ts";
import { pictureAddress } from "#lib/platform/media/pictures/picture-address.ts";
import { escapeHtml } from "#lib/platform/text/escape-html.ts";
import { absoluteUrl } from "./metadata.ts";

interface RssChannel {
  locale: Locale;
  title: string;
  description: string;
  /** Site-relative addresses of the feed and of the page it belongs to. */
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

/**
 * An RSS 2.0 document.
 *
 * @param entries newest first
 * @see https://www.rssboard.org/rss-specification
 */
export function rssXml(channel: RssChannel, entries: readonly RssEntry[]): string {
  const feed = new Feed({
    title: stripControlCharacters(channel.title),
    description: stripControlCharacters(channel.description),
    language: channel.locale,
    link: absoluteUrl(channel.page),
    feed: absoluteUrl(channel.self),
    updated: new Date(entries[0]?.publishedAt ?? 0),
    generator: site.name,
    copyright: site.imprint.name ?? site.name,
    ttl: 60,
  });
  for (const entry of entries) {
    feed.addItem({
      title: keepInCdata(stripControlCharacters(entry.title)),
      link: absoluteUrl(entry.href),
      guid: `urn:uuid:${entry.id}`,
      date: new Date(entry.publishedAt ?? 0),
      // Feed readers interpret descriptions as HTML.
      description: escapeHtml(stripControlCharacters(entry.summary)),
      ...(entry.picture && { image: { url: absoluteUrl(pictureAddress(entry.picture.id, 1200)), type: "image/jpeg" } }),
      extensions: extensionsOf(entry),
    });
  }
  return feed.rss2();
}

// The library declares no namespaces on the root, so each element has its own.
function extensionsOf({ author, picture }: RssEntry) {
  const creator = {
    name: "dc:creator",
    objects: {
      _attributes: { "xmlns:dc": "http://purl.org/dc/elements/1.1/" },
      _text: stripControlCharacters(author.name),
    },
  };
  if (!picture) return [creator];
  const { id, width, height, alt } = picture;
  const displayWidth = Math.min(width, 1200);
  const media = {
    name: "media:content",
    objects: {
      _attributes: {
        "xmlns:media": "http://search.yahoo.com/mrss/",
        url: absoluteUrl(pictureAddress(id, 1200)),
        medium: "image",
        type: "image/jpeg",
        width: displayWidth,
        height: Math.round((height * displayWidth) / width),
      },
      ...(alt && { "media:description": { _attributes: { type: "plain" }, _text: stripControlCharacters(alt) } }),
    },
  };
  return [creator, media];
}

/**
 * Splits a text for a CDATA section at each end of one that it has, except for the first, which the
 * library splits itself.
 */
function keepInCdata(text: string): string {
  const first = text.indexOf("]]>");
  return text.replaceAll("]]>", (end, at) => (at === first ? end : "]]]]><![CDATA[>"));
}

/** Removes soft hyphens and the control characters that XML forbids. */
function stripControlCharacters(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to remove
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u00ad\ufffe\uffff]/g, "");
}
