import { env } from "#lib/platform/config/env.ts";
import { listAddressLines } from "#lib/platform/config/imprint.ts";
import { site } from "#lib/platform/config/site.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { escapeHtml } from "#lib/platform/text/escape-html.ts";

/** Font stacks of emails. */
export const serif = "Vollkorn,Georgia,'Times New Roman',serif";
export const sans = "'Source Sans 3','Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Gingham of two gradients. Mail programs without gradients show the plain colour. */
const ginghamStyle = () =>
  `height:12px;background-color:${site.colors.primary};background-image:linear-gradient(90deg,rgba(255,255,255,.5) 50%,transparent 50%),linear-gradient(rgba(255,255,255,.5) 50%,transparent 50%);background-size:12px 12px`;

/**
 * Dark mode, where the mail program supports it. All other styles are inline, because many programs
 * remove style sheets.
 */
const darkModeStyles = () => `@media (prefers-color-scheme:dark){
.room{background:#10141f!important}.paper{background:#1a2030!important;border-color:#2b3449!important}
.ink{color:#eef1f8!important}.ink-2{color:#bcc4d8!important}.ink-3{color:#97a1ba!important}
.link{color:${site.colors.primaryDark}!important}.button{background:${site.colors.primaryDark}!important;color:#101a3d!important}}`;

interface EmailLayout {
  subject: string;
  locale: Locale;
  /** What mail programs show behind the subject. */
  preheader?: string;
  /** HTML of the sheet and of what stands below it. */
  body: string;
  footer: string;
}

/** The frame of every email: one column with the name of the site above its content. */
export function renderLayout({ subject, locale, preheader, body, footer }: EmailLayout): string {
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>:root{color-scheme:light dark}${darkModeStyles()}</style>
</head>
<body class="room" style="margin:0;padding:0;background:#f0f3fa">
${preheader ? renderPreheader(preheader) : ""}<div class="room" role="article" aria-label="${escapeHtml(subject)}" lang="${locale}" style="background:#f0f3fa;padding:24px 12px">
<div style="max-width:560px;margin:0 auto">
<div class="paper" style="background:#ffffff;border:1px solid #d9dfec;border-radius:10px;overflow:hidden">
<div style="${ginghamStyle()}"></div>
<div style="padding:28px 28px 32px">
<p style="margin:0 0 24px"><a class="link" href="${escapeHtml(`${env.SITE_URL}/${locale}`)}" style="font:640 22px/1.2 ${serif};color:${site.colors.primary};text-decoration:none">${escapeHtml(site.name)}</a></p>
${body}
</div>
</div>
${footer}
</div>
</div>
</body>
</html>
`;
}

/** Spaces behind the text keep the content of the email out of the preview. */
function renderPreheader(text: string): string {
  const filler = "&#847;&zwnj;&nbsp;".repeat(60);
  return `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(text)}${filler}</div>\n`;
}

/** A link in the colour of links. */
export function renderLink(href: string, label: string): string {
  return `<a class="link" href="${escapeHtml(href)}" style="color:${site.colors.primary};text-decoration:underline">${escapeHtml(label)}</a>`;
}

/** The operator with address and email, as the law wants it in every email of a business. */
export function renderOperator(): string {
  const lines = listAddressLines().map((line) => `<span style="white-space:nowrap">${escapeHtml(line)}</span>`);
  const operator = lines.join(", ") || escapeHtml(site.name);
  return `<p class="ink-3" style="margin:20px 28px 0;font:400 13px/1.5 ${sans};color:#5b6380">${operator}<br><a class="ink-3" href="mailto:${escapeHtml(site.mail)}" style="color:#5b6380">${escapeHtml(site.mail)}</a></p>`;
}

/**
 * The end of an email as plain text. The signature starts after "-- ".
 * https://www.rfc-editor.org/rfc/rfc3676#section-4.3
 */
export function renderSignature(): string {
  return `-- \n${[site.name, listAddressLines().join(", "), site.mail].filter(Boolean).join("\n")}`;
}
