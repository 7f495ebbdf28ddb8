import { Readable } from "node:stream";
import { writeAuditCsv } from "#lib/audit-log/csv.ts";
import { listReadableSubjects, parseAuditFilter } from "#lib/audit-log/filter.ts";
import { auditLogLimits } from "#lib/audit-log/limits.ts";
import { getSessionUser } from "#lib/auth/session-user.ts";
import { createRouteHandler } from "#lib/http/api.ts";
import { ApiError } from "#lib/http/api-error.ts";
import { assertAllowed } from "#lib/http/rate-limit.ts";
import { toWebStream } from "#lib/http/web-stream.ts";
import { defaultLocale, isLocale } from "#lib/i18n/locales.ts";
import { currentTime } from "#lib/time/clock.ts";

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
