import { env } from "#lib/config/env.ts";
import { listAddressLines } from "#lib/config/imprint.ts";
import { site } from "#lib/config/site.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { escapeHtml } from "#lib/text/escape-html.ts";
import type { EmailContent, EmailLink } from "./email.ts";

const serif = "Vollkorn,Georgia,'Times New Roman',serif";
const sans = "'Source Sans 3','Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Gingham of two gradients. Mail programs without gradients show the plain colour. */
const ginghamStyle =
  "height:12px;background-color:#25439b;background-image:linear-gradient(90deg,rgba(255,255,255,.5) 50%,transparent 50%),linear-gradient(rgba(255,255,255,.5) 50%,transparent 50%);background-size:12px 12px";

/**
 * Dark mode, where the mail program supports it. All other styles are inline, because many programs
 * remove style sheets.
 */
const darkModeStyles = `@media (prefers-color-scheme:dark){
.room{background:#10141f!important}.paper{background:#1a2030!important;border-color:#2b3449!important}
.ink{color:#eef1f8!important}.ink-2{color:#bcc4d8!important}.ink-3{color:#97a1ba!important}
.link{color:#a9bff7!important}.button{background:#a9bff7!important;color:#101a3d!important}}`;

/** Renders an email as HTML: one column, no images, no external resources. */
export function renderHtml(content: EmailContent, locale: Locale, labels: { linkHint: string }): string {
  const { subject, title, paragraphs, links = [], button, secondaryLink, note } = content;
  const noteStyle = `margin:24px 0 0;font:400 14px/1.5 ${sans};color:#5b6380`;
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>:root{color-scheme:light dark}${darkModeStyles}</style>
</head>
<body class="room" style="margin:0;padding:0;background:#f0f3fa">
<div class="room" role="article" aria-label="${escapeHtml(subject)}" lang="${locale}" style="background:#f0f3fa;padding:24px 12px">
<div style="max-width:560px;margin:0 auto">
<div class="paper" style="background:#ffffff;border:1px solid #d9dfec;border-radius:10px;overflow:hidden">
<div style="${ginghamStyle}"></div>
<div style="padding:28px 28px 32px">
<p style="margin:0 0 24px"><a class="link" href="${escapeHtml(`${env.SITE_URL}/${locale}`)}" style="font:640 22px/1.2 ${serif};color:#25439b;text-decoration:none">${escapeHtml(site.name)}</a></p>
<h1 class="ink" style="margin:0 0 16px;font:640 28px/1.2 ${serif};color:#191e33">${escapeHtml(title)}</h1>
${paragraphs.map((text) => `<p class="ink" style="margin:0 0 16px;font:400 17px/1.5 ${sans};color:#191e33">${escapeHtml(text)}</p>`).join("\n")}
${links.length > 0 ? renderLinks(links) : ""}
${button ? renderButton(button, labels.linkHint) : ""}
${secondaryLink ? `<p style="margin:24px 0 0;font:400 17px/1.5 ${sans}">${renderLink(secondaryLink.href, secondaryLink.label)}</p>` : ""}
${note ? `<p class="ink-3" style="${noteStyle}">${escapeHtml(note)}</p>` : ""}
</div>
</div>
${renderFooter()}
</div>
</div>
</body>
</html>
`;
}

function renderButton({ href, label }: EmailLink, hint: string): string {
  return `<p style="margin:24px 0"><a class="button" href="${escapeHtml(href)}" style="display:inline-block;padding:14px 24px;border-radius:6px;background:#25439b;color:#ffffff;font:620 17px/1.2 ${sans};text-decoration:none">${escapeHtml(label)}</a></p>
<p class="ink-2" style="margin:0;font:400 14px/1.5 ${sans};color:#474e69;overflow-wrap:anywhere;word-break:break-word">${escapeHtml(hint)}<br>${renderLink(href, href)}</p>`;
}

function renderLinks(links: EmailLink[]): string {
  const entries = links.map(({ href, label }) => `<li style="margin:0 0 8px">${renderLink(href, label)}</li>`);
  return `<ul class="ink" style="margin:0 0 16px;padding:0 0 0 20px;font:400 17px/1.5 ${sans};color:#191e33">${entries.join("")}</ul>`;
}

function renderLink(href: string, label: string): string {
  return `<a class="link" href="${escapeHtml(href)}" style="color:#25439b;text-decoration:underline">${escapeHtml(label)}</a>`;
}

function renderFooter(): string {
  const lines = listAddressLines().map((line) => `<span style="white-space:nowrap">${escapeHtml(line)}</span>`);
  const operator = lines.join(", ") || escapeHtml(site.name);
  return `<p class="ink-3" style="margin:20px 28px 0;font:400 13px/1.5 ${sans};color:#5b6380">${operator}<br><a class="ink-3" href="mailto:${escapeHtml(site.mail)}" style="color:#5b6380">${escapeHtml(site.mail)}</a></p>`;
}

/**
 * Renders an email as plain text. The signature starts after "-- ".
 * https://www.rfc-editor.org/rfc/rfc3676#section-4.3
 */
export function renderText({ title, paragraphs, links = [], button, secondaryLink, note }: EmailContent): string {
  const signature = [site.name, listAddressLines().join(", "), site.mail].filter(Boolean);
  const parts = [
    title,
    ...paragraphs,
    ...[...links, button, secondaryLink].flatMap((link) => (link ? [`${link.label}:\n${link.href}`] : [])),
    ...(note ? [note] : []),
    `-- \n${signature.join("\n")}`,
  ];
  return `${parts.join("\n\n")}\n`;
}
