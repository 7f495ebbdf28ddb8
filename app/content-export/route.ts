import { listExportFiles, listTableFiles } from "#lib/content/content-transfer/archive/export-files-queries.ts";
import { streamZip } from "#lib/content/content-transfer/archive/write-zip.ts";
import { recordExport } from "#lib/content/content-transfer/export-mutations.ts";
import { getSessionUser } from "#lib/platform/auth/session-user.ts";
import { site } from "#lib/platform/config/site.ts";
import { slugify } from "#lib/platform/text/slugify.ts";
import { currentTime } from "#lib/platform/time/clock.ts";
import { createTransferLimit } from "#lib/platform/workers/transfer-limit.ts";

export const dynamic = "force-dynamic";

const limitExports = createTransferLimit("content-exports");

/**
 * All content as a zip, for admins; `?pictures=no` leaves out pictures and clips. With
 * `?format=csv` or `excel` tables.
 */
export async function GET(request: Request): Promise<Response> {
  const user = await getSessionUser();
  if (user?.newType !== "admin") return new Response(null, { status: 404 });
  const { searchParams } = new URL(request.url);
  const format = searchParams.get("format");
  const isTable = format === "csv" || format === "excel";
  // A full queue becomes 503 (app/error-response-hook.ts).
  const files = await limitExports(() =>
    isTable
      ? listTableFiles({ isForExcel: format === "excel" })
      : listExportFiles({ withMedia: searchParams.get("pictures") !== "no" }),
  );
  await recordExport(user.id, files.length);
  const day = currentTime().toISOString().slice(0, 10);
  return new Response(streamZip(files), {
    headers: {
      "content-type": "application/zip",
      "content-disposition": `attachment; filename="${slugify(site.name) || "content"}-${isTable ? "csv-" : ""}${day}.zip"`,
      "cache-control": "private, no-store",
      "x-robots-tag": "noindex",
    },
  });
}
