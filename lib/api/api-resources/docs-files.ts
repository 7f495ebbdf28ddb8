import "server-only";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

interface DocsFile {
  type: string;
  content: string;
}

/** A map, because an object also has the names of its prototype. */
const types = new Map([
  ["swagger-ui.css", "text/css; charset=utf-8"],
  ["swagger-ui-bundle.js", "text/javascript; charset=utf-8"],
]);

/** Starts Swagger UI. A file of its own, because pages may allow no inline scripts. */
const initializer = `const dark = matchMedia("(prefers-color-scheme: dark)");
const showScheme = () => document.documentElement.classList.toggle("dark-mode", dark.matches);
dark.addEventListener("change", showScheme);
showScheme();
SwaggerUIBundle({
  url: "/api/openapi.json",
  dom_id: "#swagger-ui",
  deepLinking: true,
  docExpansion: "list",
  defaultModelsExpandDepth: 0,
  validatorUrl: null,
});
`;

/** Reads a file that the page about the API loads. Returns null for any other name. */
export async function readDocsFile(name: string): Promise<DocsFile | null> {
  if (name === "initializer.js") return { type: "text/javascript; charset=utf-8", content: initializer };
  const type = types.get(name);
  if (!type) return null;
  const path = join(/* turbopackIgnore: true */ process.cwd(), "node_modules/swagger-ui-dist", name);
  return { type, content: await readFile(path, "utf8") };
}
