"use client";
import { useTranslations } from "next-intl";
import { Link } from "#components/ui/navigation/link.tsx";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { routeAddress } from "#lib/platform/routing/address.ts";
import type { UploadedFile } from "./use-uploads.ts";

/** The files of an upload with the progress of each; the sum is read aloud. */
export function UploadList({ files, locale }: { files: readonly UploadedFile[]; locale: Locale }) {
  const t = useTranslations("pictures.upload");
  const count = (state: UploadedFile["state"]) => files.filter((file) => file.state === state).length;
  const [stored, failed] = [count("stored"), count("failed")];
  const isDone = stored + failed === files.length;
  return (
    <>
      <p role="status" className="mt-3 font-strong text-sm empty:hidden">
        {files.length > 0 &&
          (isDone
            ? t("finished", { count: stored, failed }).trim()
            : t("progress", { done: String(stored + failed), count: String(files.length) }))}
      </p>
      {files.length > 0 && (
        <>
          <progress
            max={files.length}
            value={stored + failed}
            aria-label={t("files")}
            className="mt-2 h-2 w-full accent-primary"
          />
          <ul aria-label={t("files")} className="mt-2 max-h-80 divide-y divide-line overflow-y-auto">
            {files.map((file) => (
              <li key={file.key} className="flex flex-wrap items-baseline justify-between gap-x-4 py-1.5 text-sm">
                <span className="min-w-0 [overflow-wrap:anywhere]">{file.name}</span>
                <FileState file={file} locale={locale} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function FileState({ file, locale }: { file: UploadedFile; locale: Locale }) {
  const t = useTranslations("pictures.upload");
  if (file.state === "failed") return <span className="font-strong text-error">{t(`problems.${file.problem}`)}</span>;
  if (file.state !== "stored") return <span className="text-ink-2">{t(`states.${file.state}`)}</span>;
  return (
    <span className="flex items-baseline gap-3">
      <span className="font-strong text-success">{t("states.stored")}</span>
      <Link
        href={routeAddress(locale, "/desk/pictures/[id]", { id: file.id })}
        aria-label={t("openFull", { name: file.name })}
        className="inline-block min-h-6 underline"
      >
        {t("open")}
      </Link>
    </span>
  );
}
