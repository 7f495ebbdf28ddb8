"use client";
import { buttonClass } from "#components/ui/button.tsx";
import { signInWithProviderAction } from "#lib/people/accounts/oauth/actions.ts";
import type { OAuthProvider } from "#lib/platform/auth/oauth-provider.ts";
import { useFormAction } from "#lib/platform/browser/forms/use-form-action.ts";
import type { AccountFormProps } from "./form-context.ts";
import { FormErrorSummary } from "./form-error-summary.tsx";
import { ProviderLogo } from "./provider-logo.tsx";

/** Buttons to sign in with a provider; nothing without configured providers. */
export function ProviderButtons(props: AccountFormProps) {
  const { providers, messages } = props;
  if (providers.length === 0) return null;
  return (
    <div className="mt-5 grid gap-2">
      <p className="flex items-center gap-3 text-ink-3 text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {messages.fields.or}
      </p>
      {providers.map((provider) => (
        <ProviderButton key={provider} {...props} provider={provider} />
      ))}
      <p className="text-ink-3 text-sm">{messages.externalTerms}</p>
    </div>
  );
}

const noFields = [] as const;

function ProviderButton({ provider, messages, icons, locale, next }: AccountFormProps & { provider: OAuthProvider }) {
  const { status, retrySeconds, form, isSending } = useFormAction(signInWithProviderAction, noFields);
  return (
    <form {...form} className="grid gap-2">
      <FormErrorSummary
        status={status}
        retrySeconds={retrySeconds}
        locale={locale}
        list={[]}
        messages={messages.problems}
        icon={icons.error}
      />
      <input type="hidden" name="provider" value={provider} />
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="next" value={next} />
      <button type="submit" aria-disabled={isSending} className={buttonClass({ variant: "quiet", isFullWidth: true })}>
        <ProviderLogo of={provider} />
        {messages.providers[provider]}
      </button>
    </form>
  );
}
