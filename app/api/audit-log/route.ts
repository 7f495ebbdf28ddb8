import { Readable } from "node:stream";
import { writeAuditCsv } from "#lib/platform/audit-log/csv.ts";
import { listReadableSubjects, parseAuditFilter } from "#lib/platform/audit-log/filter.ts";
import { auditLogLimits } from "#lib/platform/audit-log/limits.ts";
import { getSessionUser } from "#lib/platform/auth/session-user.ts";
import { createRouteHandler } from "#lib/platform/http/api.ts";
import { ApiError } from "#lib/platform/http/api-error.ts";
import { assertAllowed } from "#lib/platform/http/rate-limit.ts";
import { toWebStream } from "#lib/platform/http/web-stream.ts";
import { defaultLocale, isLocale } from "#lib/platform/i18n/locales.ts";
import { currentTime } from "#lib/platform/time/clock.ts";

export const dynamic = "force-dynamic";

/**
 * Lines of the audit log as CSV, in the language `locale` and with the filter of the page. Only for
 * admins; other users get what an unknown address gets.
 */
export const GET = createRouteHandler(async (request) => {
  const user = await getSessionUser();
  if (user?.newType !== "admin") throw new ApiError("missing");
  await assertAllowed([auditLogLimits.exports, user.id]);
  const { locale, ...params } = Object.fromEntries(new URL(request.url).searchParams);
  const lines = writeAuditCsv(
    listReadableSubjects(user.newType),
    parseAuditFilter(params),
    isLocale(locale) ? locale : defaultLocale,
  );
  const day = currentTime().toISOString().slice(0, 10);
  return new Response(toWebStream(Readable.from(lines, { objectMode: false })), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="audit-log-${day}.csv"`,
      "cache-control": "private, no-store",
    },
  });
});
