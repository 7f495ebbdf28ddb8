import { allOperations } from "#app/api/all-operations.ts";
import { buildOpenApi } from "#lib/api/api-resources/open-api.ts";
import { createFileResource } from "#lib/api/api-resources/plain-resources.ts";
import { listCrossOriginHeaders } from "#lib/platform/http/cross-origin.ts";
import { matchesEtag, toEntityTag } from "#lib/platform/http/entity-tag.ts";

export const dynamic = "force-dynamic";

/** The OpenAPI document of the API. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = createFileResource(async (request) => {
  const body = JSON.stringify(buildOpenApi(allOperations));
  const etag = toEntityTag(body);
  const headers = { ...listCrossOriginHeaders(request), "cache-control": "public, max-age=300", etag };
  if (matchesEtag(request.headers.get("if-none-match"), etag)) return new Response(null, { status: 304, headers });
  return new Response(body, { headers: { ...headers, "content-type": "application/json" } });
});
