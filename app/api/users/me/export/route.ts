import { exportSessionUser } from "#app/api/users/me/operations.ts";
import { createResource, implementForUser } from "#lib/api/api-resources/resource.ts";
import { exportUser } from "#lib/people/users/export.ts";
import { userLimits } from "#lib/people/users/limits.ts";
import { site } from "#lib/platform/config/site.ts";
import { assertAllowed } from "#lib/platform/http/rate-limit.ts";
import { slugify } from "#lib/platform/text/slugify.ts";
import { currentTime } from "#lib/platform/time/clock.ts";

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
