import { errorMessages } from "#lib/platform/i18n/error-messages.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { address } from "./address.ts";

/**
 * A document for a request that failed. It depends on no database, script or other file. An empty
 * address is that of the document itself, however long that is.
 */
export function renderUnavailablePage(locale: Locale): string {
  const { title, text, retry: again, home } = errorMessages[locale].unavailable;
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="">${again}</a> <a href="${address(locale, "/")}">${home}</a></p>
</main>
</body>
</html>
`;
}

const style = `
:root{color-scheme:light dark;font:1.125rem/1.6 Georgia,serif;color:light-dark(#10141f,#eef0f6);background:light-dark(#fcfcfd,#10141f)}
body{margin:0;min-height:100vh;display:grid;place-content:center}
main{max-width:34rem;padding:2rem}
h1{font-size:2.25rem;line-height:1.1;margin:0}
a{color:inherit;margin-right:1.5rem}`;
