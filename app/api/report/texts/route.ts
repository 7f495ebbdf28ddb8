import { loadReportTexts } from "#lib/people/reports/report-texts.ts";
import { createTextsHandler } from "#lib/platform/page-texts/texts-handler.ts";

export const dynamic = "force-dynamic";

/** The report dialog. */
export const GET = createTextsHandler(loadReportTexts);
