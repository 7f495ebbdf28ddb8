import { exportSessionUser } from "#app/api/users/me/operations.ts";
import { createResource, implementForUser } from "#lib/api-resources/resource.ts";
import { site } from "#lib/config/site.ts";
import { assertAllowed } from "#lib/http/rate-limit.ts";
import { slugify } from "#lib/text/slugify.ts";
import { currentTime } from "#lib/time/clock.ts";
import { exportUser } from "#lib/users/export.ts";
import { userLimits } from "#lib/users/limits.ts";

export const dynamic = "force-dynamic";

/** All data of the signed-in user as a ZIP. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = createResource({
  GET: implementForUser(exportSessionUser, async ({ request, user }) => {
    const isHead = request.method === "HEAD";
    if (!isHead) await assertAllowed([userLimits.dataExport, user.id]);
    const day = currentTime().toISOString().slice(0, 10);
    return new Response(isHead ? null : await exportUser(user), {
      headers: {
        "content-type": "application/zip",
        "content-disposition": `attachment; filename="${slugify(site.name) || "data"}-${day}.zip"`,
        "cache-control": "private, no-store",
      },
    });
  }),
});
