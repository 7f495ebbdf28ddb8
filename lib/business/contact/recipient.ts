import { type Env, env } from "#lib/platform/config/env.ts";
import { imprintEmail } from "#lib/platform/config/imprint.ts";

/**
 * The address that messages of the contact form go to: `CONTACT_EMAIL`, else that of the imprint.
 * Null where neither is filled in; then there is no form.
 */
export function getContactRecipient({ CONTACT_EMAIL }: Pick<Env, "CONTACT_EMAIL"> = env): string | null {
  return CONTACT_EMAIL ?? imprintEmail();
}
