import { useLocale, useTranslations } from "next-intl";
import { FactList } from "#components/business/plus/fact-list.tsx";
import { type Contract, getStatus } from "#lib/business/plus/contract.ts";
import { formatCents } from "#lib/business/plus/price.ts";
import { addDays } from "#lib/business/plus/term.ts";
import { plusOffer } from "#lib/platform/config/plus-offer.ts";
import { formatLongDate } from "#lib/platform/i18n/date.ts";

/** State, period and next payment of a contract. */
export function ContractOverview({ contract }: { contract: Contract }) {
  const locale = useLocale();
  const t = useTranslations("plus.profile");
  const { plan, nextPlan, cancelsAt, periodStartsAt, periodEndsAt, endedAt } = contract;
  const status = getStatus(contract);
  const toDay = (date: Date) => formatLongDate(date.toISOString(), locale);
  const due = nextPlan ?? plan;
  const price = due ? formatCents(plusOffer.prices[due].grossCents, locale) : "";
  const texts = {
    trial: () => t("trialText", { day: toDay(periodEndsAt) }),
    active: () =>
      cancelsAt ? t("cancelsText", { day: toDay(cancelsAt) }) : t("activeText", { price, day: toDay(periodEndsAt) }),
    cancelled: () => t("cancelledText", { day: toDay(periodEndsAt) }),
    past_due: () => t("pastDueText", { price, day: toDay(addDays(periodEndsAt, plusOffer.graceDays)) }),
    ended: () => t("endedText", { day: toDay(endedAt ?? periodEndsAt) }),
  };
  const facts = [
    { label: t("state"), value: t(status) },
    ...(plan
      ? [
          {
            label: t("plan"),
            value: t(plan === "monthly" ? "planMonthly" : "planYearly", {
              price: formatCents(plusOffer.prices[plan].grossCents, locale),
            }),
          },
        ]
      : []),
    ...(status === "ended"
      ? []
      : [
          {
            label: t("period"),
            value: t("periodValue", { start: toDay(periodStartsAt), end: toDay(periodEndsAt) }),
          },
          {
            label: t("next"),
            value: status === "active" ? t("nextValue", { price, day: toDay(periodEndsAt) }) : t("nextNone"),
          },
        ]),
  ];
  return (
    <div className="grid gap-4" data-plus-state={status}>
      <FactList facts={facts} />
      <p className={status === "past_due" ? "font-strong text-error" : "text-ink-2"}>{texts[status]()}</p>
    </div>
  );
}
