import { useTranslations } from "next-intl";
import { Icon } from "#components/ui/icons/icon.tsx";
import type { Coverage } from "#lib/kitchen/pantry/coverage.ts";

/** Maximum of missing ingredients that are named. */
const maxNamed = 5;

/** Lines below a card: missing ingredients, used ones and staples. */
export function CoverageSummary({ coverage: { missing, used, staples } }: { coverage: Coverage }) {
  const t = useTranslations("pantry.card");
  const named = missing.length > maxNamed + 1 ? missing.slice(0, maxNamed) : missing;
  return (
    <div className="mt-2 grid gap-[0.15rem] border-line border-t pt-2 text-sm [hyphens:auto]">
      {missing.length === 0 ? (
        <p className="flex items-center gap-[0.3rem] font-strong text-success">
          <Icon name="check" className="size-4" />
          {t("allThere")}
        </p>
      ) : (
        <p>
          <span className="font-strong">{t("missing")}</span>{" "}
          {t("names", { names: named.join(", "), more: missing.length - named.length })}
        </p>
      )}
      <p className="text-ink-2">
        <span className="font-strong">{t("used")}</span> {used.join(", ")}
      </p>
      {staples.length > 0 && (
        <p className="text-ink-3">
          {t("staples")} {staples.join(", ")}
        </p>
      )}
    </div>
  );
}
