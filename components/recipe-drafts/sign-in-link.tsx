"use client";
import { useLocale, useTranslations } from "next-intl";
import { buttonClass } from "#components/ui/button.tsx";
import { signInAddress } from "#lib/routing/sign-in-address.ts";

/** Leads to the sign-in page and back. */
export function SignInLink({ href }: { href: string }) {
  const t = useTranslations("recipeDrafts.notices");
  const login = signInAddress(useLocale(), href);
  return (
    <p>
      <a className={buttonClass({ variant: "secondary" })} href={login}>
        {t("signIn")}
      </a>
    </p>
  );
}
