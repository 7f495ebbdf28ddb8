import { allOperations } from "#app/api/all-operations.ts";
import { renderDocsPage } from "#lib/api/api-resources/docs-page.ts";
import { buildOpenApi } from "#lib/api/api-resources/open-api.ts";
import { createFileResource } from "#lib/api/api-resources/plain-resources.ts";

export const dynamic = "force-dynamic";

/** The description of the API for people. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = createFileResource(async () => {
  return new Response(renderDocsPage(buildOpenApi(allOperations)), {
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "public, max-age=300" },
  });
});
