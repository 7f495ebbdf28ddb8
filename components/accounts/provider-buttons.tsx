"use client";
import { buttonClass } from "#components/ui/button.tsx";
import { useFormAction } from "#components/ui/use-form-action.ts";
import { externalSignInAction } from "#lib/auth/actions.ts";
import type { ExternalProvider } from "#lib/auth/external-provider.ts";
import { FormHead } from "./form-head.tsx";
import { ProviderMark } from "./provider-mark.tsx";
import type { AccountFormProps } from "./setting.ts";

/** The ways in through an account elsewhere; nothing where none is set up. */
export function ProviderButtons(props: AccountFormProps) {
  const { providers, words } = props;
  if (providers.length === 0) return null;
  return (
    <div className="mt-5 grid gap-2">
      <p className="flex items-center gap-3 text-ink-3 text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {words.fields.or}
      </p>
      {providers.map((provider) => (
        <ProviderButton key={provider} {...props} provider={provider} />
      ))}
      <p className="text-ink-3 text-sm">{words.externalTerms}</p>
    </div>
  );
}

const noFields = [] as const;

function ProviderButton({ provider, words, icons, locale, next }: AccountFormProps & { provider: ExternalProvider }) {
  const { status, form, isSending } = useFormAction(externalSignInAction, noFields);
  return (
    <form {...form} className="grid gap-2">
      <FormHead status={status} list={[]} words={words.problems} icon={icons.error} />
      <input type="hidden" name="provider" value={provider} />
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="next" value={next} />
      <button type="submit" aria-disabled={isSending} className={buttonClass({ look: "quiet", isWide: true })}>
        <ProviderMark of={provider} />
        {words.providers[provider]}
      </button>
    </form>
  );
}
