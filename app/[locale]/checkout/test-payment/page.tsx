import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { noindexMetadata } from "#app/[locale]/paginated-list.ts";
import { requireSignIn } from "#app/[locale]/profile/require-sign-in.ts";
import { FactList } from "#components/business/plus/fact-list.tsx";
import { Button, LinkButton } from "#components/ui/button.tsx";
import { PlainForm } from "#components/ui/forms/plain/plain-form.tsx";
import { PageHeading } from "#components/ui/page-heading.tsx";
import { formatCents } from "#lib/business/plus/price.ts";
import { getProductName } from "#lib/business/plus/product-name.ts";
import { isTestProvider } from "#lib/business/plus/providers/configured-provider.ts";
import { findPayment } from "#lib/business/plus/queries.ts";
import type { PaymentRow } from "#lib/business/plus/rows.ts";
import { decideTestPaymentAction } from "#lib/business/plus/test-mode/actions.ts";
import { address, addresses } from "#lib/platform/routing/address.ts";

export const dynamic = "force-dynamic";

const route = "/checkout/test-payment";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("plus.testPayment");
  return noindexMetadata(t("title"), addresses(route));
}

/** Where the test provider lets the member choose the outcome of a payment. */
export default async function TestPaymentPage({ searchParams }: Props) {
  if (!isTestProvider()) notFound();
  const [{ payment: id }, locale, t] = await Promise.all([
    searchParams,
    getLocale(),
    getTranslations("plus.testPayment"),
  ]);
  const user = await requireSignIn(address(locale, "/profile/plus"));
  const payment = await findPayment(user.id, id);
  if (!payment) notFound();
  const facts = [
    { label: t("amount"), value: formatCents(payment.grossCents, locale) },
    { label: (await getTranslations("plus.checkout"))("product"), value: await getProductName(payment.plan, locale) },
  ];
  return (
    <div className="wrap pt-6 md:pt-8">
      <div className="mx-auto max-w-[34rem]">
        <PageHeading title={t("title")} intro={t("text")} />
        <div className="grid gap-6">
          <FactList facts={facts} />
          {payment.state === "succeeded" ? <p>{t("done")}</p> : <Decision payment={payment} />}
          <LinkButton href={`${address(locale, "/checkout")}?plan=${payment.plan}`} variant="quiet">
            {t("back")}
          </LinkButton>
        </div>
      </div>
    </div>
  );
}

async function Decision({ payment }: { payment: PaymentRow }) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("plus.testPayment")]);
  return (
    <PlainForm action={decideTestPaymentAction} className="grid gap-3">
      <input type="hidden" name="payment" value={payment.id} />
      <input type="hidden" name="locale" value={locale} />
      <Button type="submit" name="method" value="test-method-pays">
        {t("pay")}
      </Button>
      <Button type="submit" name="method" value="test-method-declines" variant="secondary">
        {t("payOnce")}
      </Button>
      <Button type="submit" name="method" value="" variant="danger">
        {t("decline")}
      </Button>
    </PlainForm>
  );
}
