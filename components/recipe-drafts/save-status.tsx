"use client";
import { useLocale, useTranslations } from "next-intl";
import type { EditorIcons } from "#components/recipe-drafts/draft-editor.tsx";
import { useHydrated } from "#lib/browser/use-hydrated.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import type { SyncState } from "#lib/recipe-drafts/editing/draft-sync.ts";
import { currentTime } from "#lib/time/clock.ts";

interface SaveStatusProps {
  state: SyncState;
  icons: Pick<EditorIcons, "saved" | "error">;
}

/** Says in words where the changes of a draft are. */
export function SaveStatus({ state, icons }: SaveStatusProps) {
  const locale = useLocale();
  const t = useTranslations("recipeDrafts.saving");
  const isHydrated = useHydrated();
  const { status, savedAt, isKept } = state;
  const isPartly = status === "saved" && (state.unread.size > 0 || Object.keys(state.errors).length > 0);
  const isWaiting = status === "offline" || status === "signedOut";
  const text =
    status === "saved" && !isPartly
      ? savedAt === null
        ? ""
        : t("saved", { time: formatTime(locale, savedAt, isHydrated) })
      : t(isPartly ? "partly" : isWaiting && !isKept ? "notKept" : status);
  const isProblem = isPartly || (status !== "saved" && status !== "changed" && status !== "saving");
  return (
    <p
      role="status"
      data-sync={isPartly ? "partly" : status}
      className="ml-auto inline-flex flex-none items-center gap-2 text-ink-2 text-sm [&>.icon]:text-error data-[sync=saved]:[&>.icon]:text-success"
    >
      {text && (isProblem ? icons.error : status === "saved" && icons.saved)}
      <span className="max-md:max-w-36">{text}</span>
    </p>
  );
}

/** Of another day, with its date. */
function formatTime(locale: Locale, savedAt: number, isInBrowser: boolean): string {
  // The time zone of the reader is only known in the browser.
  const timeZone = isInBrowser ? undefined : "Europe/Berlin";
  const date = new Date(savedAt);
  const isToday = date.toDateString() === currentTime().toDateString();
  return date.toLocaleString(locale === "de" ? "de-DE" : "en-GB", {
    ...(isToday ? {} : { day: "numeric", month: "short" }),
    hour: "2-digit",
    minute: "2-digit",
    timeZone,
  });
}
