import { requireSessionUser } from "#lib/auth/require-session-user.ts";
import { createRouteHandler } from "#lib/http/api.ts";
import { ApiError } from "#lib/http/api-error.ts";
import { exportUser } from "#lib/users/export.ts";
import { userLimits } from "#lib/users/limits.ts";

export const dynamic = "force-dynamic";

/** All data of the signed-in user as a ZIP. */
export const GET = createRouteHandler(async (request: Request) => {
  const user = await requireSessionUser(request);
  if (!(await userLimits().dataExport(user.id))) throw new ApiError("tooMany");
  const day = new Date().toISOString().slice(0, 10);
  return new Response(await exportUser(user), {
    headers: {
      "content-type": "application/zip",
      "content-disposition": `attachment; filename="tischlein-${day}.zip"`,
      "cache-control": "private, no-store",
    },
  });
});
