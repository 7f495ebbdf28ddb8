"use client";
import { useLocale, useTranslations } from "next-intl";
import { DialogIcon } from "#components/ui/icons/dialog-icon.tsx";
import type { AutosaveState } from "#lib/platform/browser/autosave/autosave-state.ts";
import { useHydrated } from "#lib/platform/browser/use-hydrated.ts";
import { formatSaveTime, isToday } from "#lib/platform/i18n/date.ts";

interface SaveStatusProps {
  state: Pick<AutosaveState<unknown>, "status" | "savedAt" | "isKept">;
  /** Some fields hold what cannot be stored. */
  isPartly?: boolean;
}

/** Says in words where the changes of a text are. Needs the messages `ui.autosave`. */
export function SaveStatus({ state: { status, savedAt, isKept }, isPartly = false }: SaveStatusProps) {
  const locale = useLocale();
  const t = useTranslations("ui.autosave");
  const isHydrated = useHydrated();
  const shown = status === "saved" && isPartly ? "partly" : status;
  const isWaiting = status === "offline" || status === "signedOut";
  const date = savedAt === null ? null : new Date(savedAt);
  const text =
    shown === "saved" && !date
      ? ""
      : t.rich(isWaiting && !isKept ? "notKept" : shown, {
          time: date ? formatSaveTime(date, locale, isHydrated) : "",
          isToday: `${!date || isToday(date)}`,
          // On phones the bar has room for the title or for the time.
          at: (words) => <span className="max-md:sr-only">{words}</span>,
        });
  return (
    <p
      role="status"
      data-sync={shown}
      className="ml-auto inline-flex flex-none items-center gap-2 text-ink-2 text-sm [&>.icon]:text-error data-[sync=saved]:[&>.icon]:text-success"
    >
      {text && shown !== "changed" && shown !== "saving" && (
        <DialogIcon name={shown === "saved" ? "check" : "circleAlert"} />
      )}
      <span className="max-md:max-w-36">{text}</span>
    </p>
  );
}
