import type { AccountFormProps } from "#components/accounts/setting.ts";
import de from "#messages/de.json";

const { fields, problems, providers, signIn, signUp, reset } = de.accounts;

/** What a German page without accounts elsewhere gives its forms. */
export const setting: AccountFormProps = {
  locale: "de",
  words: {
    fields,
    problems,
    providers,
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
