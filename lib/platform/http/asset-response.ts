import "server-only";

/** The answer of a route of pictures, videos or share images that has none; no cache stores it. */
export function emptyErrorResponse(status: 400 | 403 | 404 | 503): Response {
  const headers = new Headers({ "cache-control": "no-store", vary: "Accept" });
  if (status === 503) headers.set("retry-after", "2");
  return new Response(null, { status, headers });
}
