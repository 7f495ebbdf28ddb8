import { site } from "#lib/platform/config/site.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { escapeHtml } from "#lib/platform/text/escape-html.ts";
import type { EmailContent, EmailLink } from "./email.ts";
import { renderLayout, renderLink, renderOperator, renderSignature, sans, serif } from "./layout.ts";

/** Renders an email as HTML: one column, no images, no external resources. */
export function renderHtml(content: EmailContent, locale: Locale, labels: { linkHint: string }): string {
  const { subject, title, paragraphs, links = [], button, secondaryLink, note } = content;
  const noteStyle = `margin:24px 0 0;font:400 14px/1.5 ${sans};color:#5b6380`;
  const body = `<h1 class="ink" style="margin:0 0 16px;font:640 28px/1.2 ${serif};color:#191e33">${escapeHtml(title)}</h1>
${paragraphs.map((text) => `<p class="ink" style="margin:0 0 16px;font:400 17px/1.5 ${sans};color:#191e33">${escapeHtml(text)}</p>`).join("\n")}
${links.length > 0 ? renderLinks(links) : ""}
${button ? renderButton(button, labels.linkHint) : ""}
${secondaryLink ? `<p style="margin:24px 0 0;font:400 17px/1.5 ${sans}">${renderLink(secondaryLink.href, secondaryLink.label)}</p>` : ""}
${note ? `<p class="ink-3" style="${noteStyle}">${escapeHtml(note)}</p>` : ""}`;
  return renderLayout({ subject, locale, body, footer: renderOperator() });
}

function renderButton({ href, label }: EmailLink, hint: string): string {
  return `<p style="margin:24px 0"><a class="button" href="${escapeHtml(href)}" style="display:inline-block;padding:14px 24px;border-radius:6px;background:${site.colors.primary};color:#ffffff;font:620 17px/1.2 ${sans};text-decoration:none">${escapeHtml(label)}</a></p>
<p class="ink-2" style="margin:0;font:400 14px/1.5 ${sans};color:#474e69;overflow-wrap:anywhere;word-break:break-word">${escapeHtml(hint)}<br>${renderLink(href, href)}</p>`;
}

function renderLinks(links: EmailLink[]): string {
  const entries = links.map(({ href, label }) => `<li style="margin:0 0 8px">${renderLink(href, label)}</li>`);
  return `<ul class="ink" style="margin:0 0 16px;padding:0 0 0 20px;font:400 17px/1.5 ${sans};color:#191e33">${entries.join("")}</ul>`;
}

/** Renders an email as plain text. */
export function renderText({ title, paragraphs, links = [], button, secondaryLink, note }: EmailContent): string {
  const parts = [
    title,
    ...paragraphs,
    ...[...links, button, secondaryLink].flatMap((link) => (link ? [`${link.label}:\n${link.href}`] : [])),
    ...(note ? [note] : []),
    renderSignature(),
  ];
  return `${parts.join("\n\n")}\n`;
}
