import type { AccountFormProps } from "#components/people/accounts/forms/form-context.ts";
import de from "#messages/de.json";

const { fields, problems, providers, reasons, signIn, signUp, reset } = de.accounts;

/** Props of the account forms on a German page without providers. */
export const formContext: AccountFormProps = {
  locale: "de",
  messages: {
    fields,
    problems,
    providers,
    reasons,
    signIn,
    signUp,
    reset,
    terms: (
      <>
        Ich bin mit den <a href="/de/agb">AGB</a> einverstanden.
      </>
    ),
    externalTerms: "",
  },
  icons: { error: null, show: null, hide: null, mail: null },
  pages: { signIn: "/de/login", signUp: "/de/signup", reset: "/de/reset-password" },
  providers: [],
  next: "",
};
