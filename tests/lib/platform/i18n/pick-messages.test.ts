import { expect, test } from "vitest";
import { pickMessages } from "#lib/platform/i18n/pick-messages.ts";
import en from "#messages/en.json";

test("picks namespaces with their nesting", () => {
  expect(pickMessages(en, ["ui.form", "users.about", "mail"])).toEqual({
    ui: { form: en.ui.form },
    users: { about: en.users.about },
    mail: en.mail,
  });
});

test("picks a namespace and one inside it", () => {
  expect(pickMessages(en, ["accounts.fields", "accounts"])).toEqual({ accounts: en.accounts });
  expect(pickMessages(en, ["accounts", "accounts.fields"])).toEqual({ accounts: en.accounts });
});
