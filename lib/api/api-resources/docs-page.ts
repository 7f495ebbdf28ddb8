import { titles } from "#lib/platform/http/problem.ts";
import { escapeHtml } from "#lib/platform/text/escape-html.ts";
import type { OpenApiDocument } from "./open-api.ts";

type Document = Pick<OpenApiDocument, "info">;

const files = "/api/docs/files";

const style = `:root{color-scheme:light dark}
body{margin:0;font:1.0625rem/1.5 system-ui,sans-serif}
.problems,noscript p{max-width:1420px;margin:0 auto;padding:1rem 1.25rem 4rem;box-sizing:border-box}
.problems h2{line-height:1.2}.problems div{overflow-x:auto}
td{text-align:left;vertical-align:top;padding:.25rem 1.5rem .25rem 0}
html.dark-mode{background:#1c2022;color:#e4e6e6}html.dark-mode a{color:#9fd3ff}`;

/**
 * The description of the API as a page for people: Swagger UI shows the OpenAPI document, and
 * below it each problem has the place that its `type` names. Without script the page leads to the
 * document.
 *
 * @see https://github.com/swagger-api/swagger-ui/blob/master/docs/usage/configuration.md
 */
export function renderDocsPage({ info }: Document): string {
  const problems = Object.entries(titles).map(
    ([code, title]) => `<tr id="problem-${code}"><td><code>${code}</code></td><td>${escapeHtml(title)}</td></tr>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${info.title} API</title>
<link rel="stylesheet" href="${files}/swagger-ui.css"><style>${style}</style>
<script src="${files}/swagger-ui-bundle.js" defer></script><script src="${files}/initializer.js" defer></script>
</head><body><main>
<noscript><h1>${info.title} API</h1><p>The operations are described in <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p></noscript>
<div id="swagger-ui"></div>
<section class="problems"><h2>Problems</h2><div><table>${problems.join("")}</table></div></section>
</main></body></html>
`;
}
