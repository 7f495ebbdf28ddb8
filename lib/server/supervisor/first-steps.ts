import { type SiteSettings, setSiteSettings } from "#lib/platform/config/site-settings.ts";
import { openClient } from "#lib/platform/db/connections/open-client.ts";
import { address } from "#lib/platform/routing/address.ts";

interface Facts {
  settings: SiteSettings | null;
  isEmpty: boolean;
  hasAdmin: boolean;
}

/**
 * Makes this process use the settings of the site, and says what an operator does first on a site
 * that began empty; null when nothing is left of that.
 *
 * @param siteUrl public origin of the site
 */
export async function readFirstSteps(databaseUrl: string, siteUrl: string): Promise<string | null> {
  const { settings, isEmpty, hasAdmin } = await readFacts(databaseUrl);
  setSiteSettings(settings ?? {});
  if (!isEmpty || (settings && hasAdmin)) return null;
  const setup = new URL(address("de", "/desk/setup"), siteUrl).href;
  if (hasAdmin) return `Set up the site, as an admin: ${setup}`;
  return [
    "This site has no admin yet:",
    `  1. Register at ${new URL(address("de", "/signup"), siteUrl).href} and confirm the address.`,
    "  2. Make the account an admin: npm run user -- promote <e-mail> admin",
    `  3. Sign in. The set-up is at ${setup}`,
  ].join("\n");
}

async function readFacts(connectionString: string): Promise<Facts> {
  const client = await openClient(connectionString, { application_name: "tischlein start" });
  try {
    const { rows } = await client.query<Facts>(`select
      (select settings from site_settings) as settings,
      exists (select from app_metadata where key = 'seed' and value #>> '{}' = 'empty') as "isEmpty",
      exists (select from users where new_type = 'admin' and email is not null) as "hasAdmin"`);
    return rows[0] ?? { settings: null, isEmpty: false, hasAdmin: false };
  } finally {
    await client.end();
  }
}
