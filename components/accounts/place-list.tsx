import { useLocale, useTranslations } from "next-intl";
import { ActionButton } from "#components/ui/action-button.tsx";
import { Badge } from "#components/ui/badge.tsx";
import { endSessionAction, endSessionsAction } from "#lib/accounts/actions.ts";
import type { SignedInPlace } from "#lib/accounts/queries.ts";
import { dayOfWeek } from "#lib/i18n/date.ts";

/** Where the reader is signed in, with a way to end each and all: without script the only way to sign out here. */
export function PlaceList({ places }: { places: SignedInPlace[] }) {
  const locale = useLocale();
  const t = useTranslations("accounts.places");
  const problems = { failed: t("failed") };
  return (
    <>
      <ul className="grid divide-y divide-line border-line border-y">
        {places.map((place) => {
          const name = nameOf(place, t);
          return (
            <li key={place.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
              <div className="min-w-0">
                <p className="flex flex-wrap items-center gap-2 font-strong">
                  {name}
                  {place.isHere && <Badge look="green">{t("here")}</Badge>}
                </p>
                <p className="text-ink-3 text-sm">
                  {t("lastSeen", { day: dayOfWeek(new Date(place.lastSeenAt), locale) })}
                </p>
              </div>
              <ActionButton
                action={endSessionAction}
                fields={{ session: place.id, locale }}
                label={t("end")}
                fullLabel={t("endNamed", { name })}
                problems={problems}
                look="quiet"
              />
            </li>
          );
        })}
      </ul>
      {places.length > 1 && (
        <ActionButton
          action={endSessionsAction}
          fields={{ which: "all", locale }}
          label={t("endAll")}
          problems={problems}
          look="secondary"
        />
      )}
    </>
  );
}

type Words = ReturnType<typeof useTranslations<"accounts.places">>;

function nameOf({ kind, program, system }: SignedInPlace, t: Words): string {
  if (program && system) return t("device", { program, system });
  return program ?? system ?? t(kind === "api" ? "app" : "browser");
}
