import "server-only";
import { z } from "zod";
import { env } from "#lib/platform/config/env.ts";
import { getFacebookHosts } from "./provider-config.ts";

const timeoutMs = 5000;

const tokenInfoSchema = z.object({
  data: z.object({ is_valid: z.boolean().catch(false), app_id: z.coerce.string(), user_id: z.coerce.string() }),
});
const profileSchema = z.looseObject({ id: z.string() });

/**
 * Verifies an access token of Facebook that an app has received for this site.
 * https://developers.facebook.com/docs/facebook-login/guides/access-tokens/debugging
 *
 * @returns The profile; null when the token is invalid, expired or issued to another app.
 * @throws When Facebook does not answer.
 */
export async function verifyFacebookToken(token: string): Promise<unknown> {
  const appToken = `${env.AUTH_FACEBOOK_ID}|${env.AUTH_FACEBOOK_SECRET}`;
  const tokenInfo = tokenInfoSchema.safeParse(
    await fetchGraph(`debug_token?${new URLSearchParams({ input_token: token })}`, appToken),
  );
  if (!tokenInfo.success) return null;
  const { is_valid, app_id, user_id } = tokenInfo.data.data;
  if (!is_valid || app_id !== env.AUTH_FACEBOOK_ID) return null;
  const profile = profileSchema.safeParse(await fetchGraph("me?fields=id,name,email", token));
  return profile.success && profile.data.id === user_id ? profile.data : null;
}

/** Fetches JSON; null when Facebook refuses the request. */
async function fetchGraph(path: string, token: string): Promise<unknown> {
  const response = await fetch(`${getFacebookHosts().graph}/${path}`, {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(timeoutMs),
    cache: "no-store",
  });
  if (response.status >= 500) throw new Error(`Facebook answers ${response.status}`);
  return response.ok ? response.json() : null;
}
