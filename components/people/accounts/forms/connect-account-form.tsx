"use client";
import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useId } from "react";
import { CurrentPasswordField } from "#components/people/accounts/forms/current-password-field.tsx";
import { Button, buttonClass } from "#components/ui/button.tsx";
import { ErrorSummary } from "#components/ui/forms/error-summary.tsx";
import { formatFormErrors } from "#components/ui/forms/form-errors.ts";
import { connectAccountAction } from "#lib/people/accounts/oauth/actions.ts";
import { connectAccountFields } from "#lib/people/accounts/oauth/schema.ts";
import type { OAuthProvider } from "#lib/platform/auth/oauth-provider.ts";
import { useFormAction } from "#lib/platform/browser/forms/use-form-action.ts";
import { useLimitText } from "./use-limit-text.ts";

interface ConnectAccountFormProps {
  provider: OAuthProvider;
  /** Path to return to. */
  next: string;
  icons: { error: ReactNode; show: ReactNode; hide: ReactNode };
}

/**
 * Connects an account of a provider: a button shows the form, which asks for the password. Needs
 * the messages of `accounts.connections`, `accounts.fields`, `accounts.problems` and `ui.form`.
 */
export function ConnectAccountForm({ provider, next, icons }: ConnectAccountFormProps) {
  const id = useId();
  const locale = useLocale();
  const t = useTranslations("accounts.connections");
  const formMessages = useTranslations("ui.form");
  const { status, rejection, retrySeconds, errors, isSending, isReloaded, form } = useFormAction(
    connectAccountAction,
    connectAccountFields,
  );
  const limitText = useLimitText(retrySeconds);
  const { fieldErrors, errorList } = formatFormErrors(id, connectAccountFields, errors, (error) => t(error));
  const fullLabel = t("connectNamed", { name: t(`name.${provider}`) });
  return (
    <details
      open={status !== "open"}
      // The pressed button is hidden now, so the focus moves to the field.
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && status === "open")
          currentTarget.querySelector<HTMLElement>("input[name=password]")?.focus();
      }}
      className="group open:basis-full"
    >
      <summary aria-label={fullLabel} className={`${buttonClass({ variant: "quiet" })} group-open:hidden`}>
        {t("connect")}
      </summary>
      <form {...form} className="grid gap-4 pb-2">
        {rejection && (
          <ErrorSummary
            text={rejection === "limited" ? limitText : formMessages(rejection)}
            errors={errorList}
            icon={icons.error}
          />
        )}
        <CurrentPasswordField
          id={`${id}-password`}
          label={t("password")}
          error={fieldErrors.password}
          icons={icons}
          isReloaded={isReloaded}
        />
        <input type="hidden" name="provider" value={provider} />
        <input type="hidden" name="next" value={next} />
        <input type="hidden" name="locale" value={locale} />
        <div>
          <Button type="submit" variant="secondary" aria-disabled={isSending}>
            {fullLabel}
          </Button>
        </div>
      </form>
    </details>
  );
}
