import "server-only";
import { site } from "#lib/platform/config/site.ts";
import { renderLayout, renderLink, renderOperator, sans, serif } from "#lib/platform/mail/layout.ts";
import { toSiteUrl } from "#lib/platform/mail/site-url.ts";
import { pictureAddress } from "#lib/platform/media/pictures/picture-address.ts";
import { escapeHtml } from "#lib/platform/text/escape-html.ts";
import type { IssueContent, IssueEntry } from "./issue.ts";
import { type IssueFrame, splitParagraphs } from "./issue-email.ts";

/** CSS pixels between the margins of the column; pictures have two dots for each. */
const columnWidth = 504;
const pictureWidth = 1080;

/**
 * Renders an issue as HTML. Pictures have signed addresses of this site, the same for all
 * recipients, so that loading them tells nothing about who reads.
 */
export function renderIssueHtml(content: IssueContent, frame: IssueFrame): string {
  const { locale, preheader, intro, entries, subject } = content;
  const body = `<h1 class="ink" style="margin:0 0 16px;font:640 30px/1.2 ${serif};color:#191e33">${escapeHtml(subject)}</h1>
${splitParagraphs(intro).map(renderParagraph).join("\n")}
${entries.map((entry) => renderEntry(entry, frame)).join("\n")}`;
  return renderLayout({ subject: frame.subject, locale, preheader, body, footer: renderFooter(frame) });
}

function renderParagraph(text: string): string {
  return `<p class="ink" style="margin:0 0 16px;font:400 17px/1.5 ${sans};color:#191e33">${escapeHtml(text).replaceAll("\n", "<br>")}</p>`;
}

function renderEntry(entry: IssueEntry, { labels }: IssueFrame): string {
  const { type, title, summary, href, isSponsored } = entry;
  const url = escapeHtml(toSiteUrl(href));
  const rel = isSponsored ? ' rel="sponsored"' : "";
  const mark = isSponsored
    ? `<p class="ink-2" style="margin:0 0 6px;font:620 14px/1.3 ${sans};color:#474e69">${escapeHtml(labels.sponsored)}</p>\n`
    : "";
  return `<div style="padding:24px 0 0">
${renderPicture(entry, url, rel)}${mark}<h2 style="margin:0 0 8px;font:640 23px/1.25 ${serif}"><a class="ink" href="${url}"${rel} style="color:#191e33;text-decoration:none">${escapeHtml(title)}</a></h2>
<p class="ink-2" style="margin:0 0 10px;font:400 16px/1.5 ${sans};color:#474e69">${escapeHtml(summary)}</p>
<p style="margin:0;font:620 16px/1.5 ${sans}"><a class="link" href="${url}"${rel} aria-label="${escapeHtml(`${labels[type === "recipe" ? "recipe" : "story"]}: ${title}`)}" style="color:${site.colors.primary};text-decoration:underline">${escapeHtml(labels[type === "recipe" ? "recipe" : "story"])}</a></p>
</div>`;
}

/** The alternative text has the style of a text, for programs that do not load pictures. */
function renderPicture({ picture }: IssueEntry, url: string, rel: string): string {
  if (!picture) return "";
  const source = escapeHtml(toSiteUrl(pictureAddress(picture.id, pictureWidth)));
  const height = Math.round((columnWidth * picture.height) / picture.width);
  return `<a href="${url}"${rel} tabindex="-1" style="text-decoration:none"><img class="ink-2" src="${source}" alt="${escapeHtml(picture.alt)}" width="${columnWidth}" height="${height}" style="display:block;width:100%;max-width:${columnWidth}px;height:auto;margin:0 0 14px;border:0;border-radius:8px;font:400 15px/1.4 ${sans};color:#474e69"></a>\n`;
}

function renderFooter({ labels, archiveLink, unsubscribeLink, imprintLink, privacyLink }: IssueFrame): string {
  const links = [
    ...(archiveLink ? [[archiveLink, labels.browser] as const] : []),
    [unsubscribeLink, labels.unsubscribe] as const,
    [imprintLink, labels.imprint] as const,
    [privacyLink, labels.privacy] as const,
  ].map(([href, label]) => `<span style="white-space:nowrap">${renderLink(href, label)}</span>`);
  return `<p class="ink-3" style="margin:20px 28px 0;font:400 14px/1.6 ${sans};color:#5b6380">${escapeHtml(labels.reason)}<br>${links.join(" · ")}</p>
${renderOperator()}`;
}
