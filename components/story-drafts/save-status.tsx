"use client";
import { useLocale, useTranslations } from "next-intl";
import { formatDateTime } from "#lib/i18n/date.ts";
import type { SyncState } from "#lib/story-drafts/editing/story-sync.ts";

/** Says in words where the changes of a story are. */
export function SaveStatus({ state: { status, savedAt } }: { state: SyncState }) {
  const locale = useLocale();
  const t = useTranslations("storyDrafts.saving");
  const isProblem = !["saved", "changed", "saving"].includes(status);
  const text =
    status === "saved"
      ? savedAt === null
        ? ""
        : t("saved", { time: formatDateTime(new Date(savedAt), locale) })
      : t(status);
  return (
    <p role="status" data-sync={status} className={isProblem ? "font-strong text-error text-sm" : "text-ink-2 text-sm"}>
      {text}
    </p>
  );
}
