import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { noindexMetadata } from "#app/[locale]/paginated-list.ts";
import { requireSignIn } from "#app/[locale]/profile/require-sign-in.ts";
import { PlanLinks } from "#components/business/plus/plan-links.tsx";
import { LinkButton } from "#components/ui/button.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { PageHeading } from "#components/ui/page-heading.tsx";
import { canChangePlan, canStartTrial } from "#lib/business/plus/contract.ts";
import { findContract, findPayment } from "#lib/business/plus/queries.ts";
import { type PlusPlan, plusPlans } from "#lib/platform/config/plus-offer.ts";
import { address, addresses } from "#lib/platform/routing/address.ts";
import { OrderSection } from "./order-section.tsx";
import { TrialSection } from "./trial-section.tsx";

export const dynamic = "force-dynamic";

const route = "/checkout";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("plus.checkout");
  return noindexMetadata(t("metaTitle"), addresses(route));
}

/** Checks an order of Plus before it is placed, or starts the trial. */
export default async function CheckoutPage({ searchParams }: Props) {
  const [{ plan: wanted, start, payment: paymentId }, locale, t] = await Promise.all([
    searchParams,
    getLocale(),
    getTranslations("plus.checkout"),
  ]);
  const plan: PlusPlan = plusPlans.find((known) => known === wanted) ?? "yearly";
  const query = `plan=${plan}${start === "trial" ? "&start=trial" : ""}`;
  const user = await requireSignIn(`${address(locale, route)}?${query}`);
  const [contract, payment] = await Promise.all([findContract(user.id), findPayment(user.id, paymentId)]);
  if (!user.email) {
    return <Notice name="noEmail" href={`${address(locale, "/profile/settings")}#email`} label={t("settings")} />;
  }
  if (start === "trial" && canStartTrial(contract)) return <TrialSection plan={plan} />;
  if (canChangePlan(contract) && contract.methodRef && contract.nextPlan === plan && !contract.cancelsAt) {
    return <Notice name="same" href={address(locale, "/profile/plus")} label={t("toProfile")} />;
  }
  return (
    <div className="wrap pt-6 md:pt-8">
      <div className="mx-auto max-w-[46rem]">
        <PageHeading title={t("title")} />
        <div className="grid gap-8">
          {payment?.state === "failed" && (
            <p role="alert" className="rounded-2 bg-error-tint px-4 py-3 font-strong text-error">
              {t("declined")}
            </p>
          )}
          {start === "trial" && <p className="rounded-2 bg-tint px-4 py-3">{t("trialUsed")}</p>}
          <PlanLinks current={plan} />
          <OrderSection plan={plan} contract={contract} />
        </div>
      </div>
    </div>
  );
}

async function Notice({ name, href, label }: { name: "noEmail" | "same"; href: string; label: string }) {
  const t = await getTranslations("plus.checkout");
  return (
    <div className="wrap pt-8 md:pt-12">
      <EmptyState
        heading="h1"
        title={t(`${name}Title`)}
        text={t(`${name}Text`)}
        action={<LinkButton href={href}>{label}</LinkButton>}
      />
    </div>
  );
}
