import { useLocale, useTranslations } from "next-intl";
import { Link } from "#components/ui/navigation/link.tsx";
import { formatCents } from "#lib/business/plus/price.ts";
import { type PlusPlan, plusOffer, plusPlans } from "#lib/platform/config/plus-offer.ts";
import { address } from "#lib/platform/routing/address.ts";

/** Chooses the plan of an order. Links, so that what stands above the button is always right. */
export function PlanLinks({ current }: { current: PlusPlan }) {
  const locale = useLocale();
  const t = useTranslations("plus.checkout");
  return (
    <nav aria-label={t("plan")} className="grid gap-3 sm:grid-cols-2">
      {plusPlans.toReversed().map((plan) => (
        <Link
          key={plan}
          href={`${address(locale, "/checkout")}?plan=${plan}`}
          aria-current={plan === current ? "true" : undefined}
          className="grid min-h-11 rounded-2 border border-line-strong px-4 py-3 aria-[current]:border-primary aria-[current]:bg-tint"
        >
          <span className="font-strong">{t(plan)}</span>
          <span className="text-ink-2">{formatCents(plusOffer.prices[plan].grossCents, locale)}</span>
        </Link>
      ))}
    </nav>
  );
}
