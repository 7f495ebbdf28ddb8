"use client";
import { useLocale, useTranslations } from "next-intl";
import { buttonClass } from "#components/ui/button.tsx";
import { ErrorSummary } from "#components/ui/forms/error-summary.tsx";
import { DialogIcon } from "#components/ui/icons/dialog-icon.tsx";
import type { AutosaveState } from "#lib/platform/browser/autosave/autosave-state.ts";
import { signInAddress } from "#lib/platform/routing/sign-in-address.ts";

interface SaveNoticeProps {
  state: Pick<AutosaveState<unknown>, "status" | "isKept">;
  /** The page of the text, to return to after signing in. */
  href: string;
  /** Why the text is not saved, and what the writer can do. */
  texts: { gone: string; refused: string };
}

/** Says why a text is not saved and what to do about it. Needs the messages `ui.autosave`. */
export function SaveNotice({ state: { status, isKept }, href, texts }: SaveNoticeProps) {
  const t = useTranslations("ui.autosave.notices");
  const login = signInAddress(useLocale(), href);
  const icon = <DialogIcon name="circleAlert" />;
  if (status === "gone" || status === "refused") return <ErrorSummary text={texts[status]} icon={icon} />;
  if (status !== "signedOut") return null;
  return (
    <>
      <ErrorSummary text={t(isKept ? "signedOut" : "signedOutNotKept")} icon={icon} />
      <p>
        <a className={buttonClass({ variant: "secondary" })} href={login}>
          {t("signIn")}
        </a>
      </p>
    </>
  );
}
