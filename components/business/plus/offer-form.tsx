import { useLocale, useTranslations } from "next-intl";
import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { ChoiceGroup, Radio } from "#components/ui/forms/choice.tsx";
import { formatCents, getMonthlyCents, getSavingPercent } from "#lib/business/plus/price.ts";
import { plusOffer, plusPlans } from "#lib/platform/config/plus-offer.ts";
import { address } from "#lib/platform/routing/address.ts";

/** Prices, and the way to the checkout page, which knows whether the trial is still available. */
export function OfferForm() {
  const locale = useLocale();
  const t = useTranslations("plus.offer");
  const { prices, trialDays } = plusOffer;
  const saving = getSavingPercent();
  const texts = { monthly: "monthlyText", yearly: "yearlyText" } as const;
  return (
    <form
      action={address(locale, "/checkout")}
      className="overflow-hidden rounded-2 border-2 border-primary bg-surface shadow-1"
    >
      <div className="gingham h-3.5 [--cell:7px]" />
      <div className="p-6">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <strong className="font-serif text-4xl">{formatCents(getMonthlyCents("yearly"), locale)}</strong>
          <span className="text-ink-2">{t("perMonth")}</span>
        </p>
        <ChoiceGroup legend={t("plan")} hasHiddenLegend className="my-4">
          {plusPlans.toReversed().map((plan) => (
            <Radio
              key={plan}
              name="plan"
              value={plan}
              defaultChecked={plan === "yearly"}
              className="border-line border-b py-3"
              label={
                <>
                  <strong className="font-strong">{t(plan)}</strong>
                  <span className="block text-ink-2 text-sm">
                    {t(texts[plan], { price: formatCents(prices[plan].grossCents, locale) })}
                  </span>
                </>
              }
              {...(plan === "yearly" &&
                saving > 0 && { extra: <Badge variant="new">{t("saving", { percent: saving })}</Badge> })}
            />
          ))}
        </ChoiceGroup>
        <div className="grid gap-3">
          <Button type="submit" name="start" value="trial" size="lg" isFullWidth>
            {t("trial", { days: trialDays })}
          </Button>
          <Button type="submit" variant="secondary" isFullWidth>
            {t("order")}
          </Button>
        </div>
        <p className="mt-4 text-ink-2 text-sm">{t("note")}</p>
      </div>
    </form>
  );
}
