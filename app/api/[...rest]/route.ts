/** Every address below /api that is no door: an answer machines can read. */
function notFound(): Response {
  return Response.json({ detail: "Not found." }, { status: 404, headers: { "Cache-Control": "no-store" } });
}

export { notFound as DELETE, notFound as GET, notFound as PATCH, notFound as POST, notFound as PUT };
