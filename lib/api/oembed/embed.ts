import { site } from "#lib/platform/config/site.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { escapeHtml } from "#lib/platform/text/escape-html.ts";

interface EmbedImage {
  url: string;
  width: number;
  height: number;
}

/** A recipe or story that other sites show; addresses are absolute. */
export interface EmbedSource {
  locale: Locale;
  url: string;
  title: string;
  summary: string;
  author: { name: string; url: string };
  siteUrl: string;
  /** The same picture in several widths, ascending; empty without one. */
  images: EmbedImage[];
  imageAlt: string;
}

interface EmbedLimits {
  maxwidth?: number;
  maxheight?: number;
}

const maxCardWidth = 550;
const minCardWidth = 240;
const minImageHeight = 80;
/** Two lines of the title, two of the summary, one of the author, with their distances. */
const textHeight = 176;

/**
 * Describes a recipe or story as oEmbed does: a card of HTML without script, or only a link where
 * the limits leave no place for one.
 *
 * @see https://oembed.com/#section2.3
 */
export function describeEmbed(source: EmbedSource, { maxwidth = Infinity, maxheight = Infinity }: EmbedLimits) {
  const { title, author, siteUrl, images } = source;
  const thumbnail = images.findLast(({ width, height }) => width <= maxwidth && height <= maxheight);
  const common = {
    version: "1.0" as const,
    title,
    author_name: author.name,
    author_url: author.url,
    provider_name: site.name,
    provider_url: `${siteUrl}/`,
    cache_age: 3600,
    ...(thumbnail && {
      thumbnail_url: thumbnail.url,
      thumbnail_width: thumbnail.width,
      thumbnail_height: thumbnail.height,
    }),
  };
  const width = Math.min(maxwidth, maxCardWidth);
  if (width < minCardWidth || maxheight < textHeight) return { ...common, type: "link" as const };
  const wanted = images.length > 0 ? Math.round((width * 9) / 16) : 0;
  const left = Math.min(wanted, maxheight - textHeight);
  const imageHeight = left < minImageHeight ? 0 : left;
  const height = textHeight + imageHeight;
  return { ...common, type: "rich" as const, width, height, html: renderCard(source, width, imageHeight) };
}

export type Embed = ReturnType<typeof describeEmbed>;

/** Styles are inline: the page around it has none of ours. */
function renderCard(source: EmbedSource, width: number, imageHeight: number): string {
  const { locale, url, title, summary, author, siteUrl, images, imageAlt } = source;
  // Two dots per pixel, where the picture has them.
  const image = images.find((candidate) => candidate.width >= width * 2) ?? images.at(-1);
  const clamp = "display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden";
  const text = "margin:0;padding:0;border:0;font-style:normal;quotes:none;color";
  const link = "color:inherit;text-decoration:none";
  const address = escapeHtml(url);
  const picture =
    image && imageHeight > 0
      ? `<img src="${escapeHtml(image.url)}" alt="${escapeHtml(imageAlt)}" width="${width}" height="${imageHeight}" loading="lazy" style="display:block;width:100%;height:auto;aspect-ratio:${width}/${imageHeight};object-fit:cover;margin:0">`
      : "";
  return (
    `<blockquote cite="${address}" lang="${locale}" style="box-sizing:border-box;max-width:${width}px;margin:0;padding:0;border:1px solid #d9dfec;border-radius:12px;overflow:hidden;background:#fff;text-align:left;font:16px/22px system-ui,sans-serif">` +
    `<a href="${address}" style="${link};display:block">${picture}</a>` +
    `<div style="padding:14px 16px 16px"><p style="${text}:#191e33;${clamp};font:700 20px/26px Georgia,serif"><a href="${address}" style="${link}">${escapeHtml(title)}</a></p>` +
    `<p style="${text}:#474e69;${clamp};margin-top:6px">${escapeHtml(summary)}</p>` +
    `<p style="${text}:#5b6380;margin-top:8px;font-size:14px;white-space:nowrap;overflow:hidden;text-overflow:ellipsis"><a href="${escapeHtml(author.url)}" style="${link}">${escapeHtml(author.name)}</a> · <a href="${escapeHtml(siteUrl)}/${locale}" style="color:${site.colors.primary};text-decoration:none">${escapeHtml(site.name)}</a></p></div></blockquote>`
  );
}
