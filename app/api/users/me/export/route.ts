import { ApiProblem, door, requireViewer } from "#lib/api.ts";
import { exportUser } from "#lib/users/export.ts";
import { userLimits } from "#lib/users/limits.ts";

export const dynamic = "force-dynamic";

/** Everything of whoever is signed in, as a zip. */
export const GET = door(async (request: Request) => {
  const viewer = await requireViewer(request);
  if (!userLimits().takeAway(viewer.id)) throw new ApiProblem("tooMany");
  const day = new Date().toISOString().slice(0, 10);
  return new Response(await exportUser(viewer), {
    headers: {
      "content-type": "application/zip",
      "content-disposition": `attachment; filename="tischlein-${day}.zip"`,
      "cache-control": "private, no-store",
    },
  });
});
