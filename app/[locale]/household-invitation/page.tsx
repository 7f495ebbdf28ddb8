import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { listMetadata } from "#app/[locale]/paginated-list.ts";
import { HouseholdProblem } from "#app/[locale]/profile/household/problem.tsx";
import { requireSignIn } from "#app/[locale]/profile/require-sign-in.ts";
import { AccountBox } from "#components/people/accounts/account-box.tsx";
import { AccountNotice } from "#components/people/accounts/account-notice.tsx";
import { Button } from "#components/ui/button.tsx";
import { PlainForm } from "#components/ui/forms/plain/plain-form.tsx";
import { acceptInvitationAction } from "#lib/business/plus/household/actions.ts";
import { findInviter } from "#lib/business/plus/household/queries.ts";
import { tokenSchema } from "#lib/business/plus/household/schema.ts";
import { address, addresses } from "#lib/platform/routing/address.ts";

export const dynamic = "force-dynamic";

const route = "/household-invitation";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("plus.household");
  const facts = { title: t("title"), description: "", alternates: addresses(route), isIndexed: false };
  // The token is in the address.
  return { ...(await listMetadata(facts)), referrer: "same-origin" };
}

/** Target of the link in an invitation. Mail programs open links, so a button accepts it. */
export default async function HouseholdInvitationPage({ searchParams }: Props) {
  const [{ token: sent, problem }, locale, t] = await Promise.all([
    searchParams,
    getLocale(),
    getTranslations("plus.household"),
  ]);
  const token = tokenSchema.safeParse(sent).data ?? null;
  const query = token ? `?${new URLSearchParams({ token })}` : "";
  await requireSignIn(`${address(locale, route)}${query}`);
  const inviter = token && (await findInviter(token));
  if (!token || !inviter) {
    return (
      <AccountNotice
        title={t("deadTitle")}
        text={t("deadText")}
        href={address(locale, "/profile/household")}
        label={t("toHousehold")}
      />
    );
  }
  const { name } = inviter;
  return (
    <AccountBox title={t("joinTitle", { name })}>
      <HouseholdProblem problem={problem} />
      <p className="text-ink-2">{t("joinText", { name })}</p>
      <ul className="mt-3 grid list-disc gap-2 pl-5">
        <li>{t("joinList")}</li>
        <li>{t("joinBooks")}</li>
        <li>{t("joinLeave")}</li>
      </ul>
      <PlainForm action={acceptInvitationAction} className="mt-6">
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="locale" value={locale} />
        <Button type="submit" size="lg" isFullWidth>
          {t("join")}
        </Button>
      </PlainForm>
    </AccountBox>
  );
}
