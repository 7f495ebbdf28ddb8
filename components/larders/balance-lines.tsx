import { useTranslations } from "next-intl";
import { Icon } from "#components/ui/icon.tsx";
import type { Balance } from "#lib/larders/needs.ts";

/** So many things to buy are named. */
const mostNamed = 5;

/** Below a card: what is missing, what is used up, and what comes out of the cupboard. */
export function BalanceLines({ balance: { missing, used, staples } }: { balance: Balance }) {
  const t = useTranslations("larders.card");
  const named = missing.length > mostNamed + 1 ? missing.slice(0, mostNamed) : missing;
  return (
    <div className="mt-2 grid gap-[0.15rem] border-line border-t pt-2 text-sm [hyphens:auto]">
      {missing.length === 0 ? (
        <p className="flex items-center gap-[0.3rem] font-strong text-schnittlauch">
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
