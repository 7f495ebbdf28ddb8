import { readDocsFile } from "#lib/api/api-resources/docs-files.ts";
import { createFileResource } from "#lib/api/api-resources/plain-resources.ts";
import { toErrorResponse } from "#lib/platform/http/api.ts";
import { ApiError } from "#lib/platform/http/api-error.ts";

/** The script and the style of the page about the API. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = createFileResource(async (request, context) => {
  const file = await readDocsFile((await context?.params)?.name ?? "");
  if (!file) return toErrorResponse(new ApiError("missing"), request, true);
  return new Response(file.content, {
    headers: { "content-type": file.type, "cache-control": "public, max-age=86400" },
  });
});
