"use client";
import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { DialogIcon } from "#components/ui/icons/dialog-icon.tsx";
import { type Locale, locales } from "#lib/platform/i18n/locales.ts";

interface LanguageWithdrawalProps {
  isSending: boolean;
  onWithdraw: (language: Locale) => Promise<void>;
}

/** Takes one of two published languages from readers. */
export function LanguageWithdrawal({ isSending, onWithdraw }: LanguageWithdrawalProps) {
  const t = useTranslations("storyDrafts.publication");
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-strong text-primary text-sm">
        <DialogIcon name="plus" />
        {t("withdraw")}
      </summary>
      <div className="grid gap-3 pt-1">
        <p className="text-ink-2 text-sm">{t("withdrawHint")}</p>
        <div className="flex flex-wrap gap-3">
          {locales.map((one) => (
            <Button key={one} variant="secondary" aria-disabled={isSending} onClick={() => void onWithdraw(one)}>
              {t(`withdrawLanguage.${one}`)}
            </Button>
          ))}
        </div>
      </div>
    </details>
  );
}
