import { useTranslations } from "next-intl";
import type { PendingImport } from "#lib/content/content-transfer/pending-queries.ts";
import type { KindReport, Problem } from "#lib/content/content-transfer/problem.ts";
import { formatDateTime } from "#lib/platform/i18n/date.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { formatNumber } from "#lib/platform/i18n/number.ts";
import { ConfirmForm } from "./confirm-form.tsx";

/** What the import of the checked file would do, or what keeps it from being imported. */
export function ImportReportSection({ pending, locale }: { pending: PendingImport; locale: Locale }) {
  const t = useTranslations("contentTransfer.report");
  const { fileName, checkedAt, storageKey, report } = pending;
  const time = formatDateTime(new Date(checkedAt), locale, "medium");
  const hasProblems = report.problems.length > 0;
  const isEmpty = report.kinds.every(({ created, changed }) => created.length + changed.length === 0);
  return (
    <section aria-labelledby="result" className="border-line border-t pt-8">
      <h2 id="result" className="scroll-mt-24 text-xl">
        {t("title")}
      </h2>
      <p className="mt-1 text-ink-2 text-sm [overflow-wrap:anywhere]">{t("meta", { file: fileName, time })}</p>
      {hasProblems && <Problems problems={report.problems} more={report.moreProblems} locale={locale} />}
      {!hasProblems && isEmpty && <p className="mt-4">{t("nothing")}</p>}
      {!hasProblems && !isEmpty && <Counts kinds={report.kinds} locale={locale} />}
      <ConfirmForm locale={locale} file={storageKey} canImport={!hasProblems && !isEmpty} />
    </section>
  );
}

/** Names of entries that are shown per kind. */
const shownNames = 20;

function Counts({ kinds, locale }: { kinds: KindReport[]; locale: Locale }) {
  const t = useTranslations("contentTransfer.report");
  const names = useTranslations("contentTransfer.kinds");
  return (
    <>
      <table className="mt-5 w-full text-left text-sm">
        <thead className="border-line border-b">
          <tr>
            <th scope="col" className="py-2 pr-3 font-strong">
              {t("kind")}
            </th>
            {(["created", "changed", "unchanged"] as const).map((name) => (
              <th key={name} scope="col" className="py-2 pl-3 text-right font-strong">
                {t(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {kinds.map(({ kind, created, changed, unchanged }) => (
            <tr key={kind}>
              <th scope="row" className="py-2 pr-3 font-normal [overflow-wrap:anywhere]">
                {names(kind)}
              </th>
              {[created.length, changed.length, unchanged].map((count, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: three fixed columns
                <td key={column} className="py-2 pl-3 text-right tabular-nums">
                  {formatNumber(count, locale)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <details className="mt-4 text-sm">
        <summary className="cursor-pointer py-2 font-strong">{t("examples")}</summary>
        <dl className="grid gap-3 pt-2">
          {kinds
            .filter(({ created, changed }) => created.length + changed.length > 0)
            .map(({ kind, created, changed }) => (
              <div key={kind}>
                <dt className="font-strong">{names(kind)}</dt>
                <dd className="text-ink-2 [overflow-wrap:anywhere]">
                  {[...created, ...changed].slice(0, shownNames).join(", ")}
                  {created.length + changed.length > shownNames &&
                    ` ${t("more", { count: created.length + changed.length - shownNames })}`}
                </dd>
              </div>
            ))}
        </dl>
      </details>
    </>
  );
}

function Problems({ problems, more, locale }: { problems: Problem[]; more: number; locale: Locale }) {
  const t = useTranslations("contentTransfer.report");
  const say = useTranslations("contentTransfer.problems");
  return (
    <>
      <p className="mt-4 font-strong text-error">{t("problemsTitle", { count: problems.length + more })}</p>
      <p className="text-ink-2">{t("problemsText")}</p>
      <ol className="mt-3 divide-y divide-line border-line border-y text-sm">
        {problems.map(({ file, row, key, path, code, detail }) => (
          <li key={`${file} ${row} ${path} ${code} ${detail.en}`} className="py-3 [overflow-wrap:anywhere]">
            <p>{say(code, { detail: detail[locale] })}</p>
            <p className="text-ink-3">
              {[file, row !== null && t("row", { row }), key, path].filter(Boolean).join(" · ")}
            </p>
          </li>
        ))}
      </ol>
      {more > 0 && <p className="mt-3 text-ink-2 text-sm">{t("moreProblems", { count: more })}</p>}
    </>
  );
}
