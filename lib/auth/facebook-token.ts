import "server-only";
import { z } from "zod";
import { env } from "#lib/env.ts";
import { facebookHosts } from "./providers.ts";

const patience = 5000;

const judged = z.object({
  data: z.object({ is_valid: z.boolean().catch(false), app_id: z.coerce.string(), user_id: z.coerce.string() }),
});
const person = z.looseObject({ id: z.string() });

/**
 * Who holds an access token of Facebook that an app was given for us, or null for one that is none, is over or was given to another app.
 * Rejects when Facebook does not answer.
 */
export async function readFacebookToken(token: string): Promise<unknown> {
  const app = `${env.AUTH_FACEBOOK_ID}|${env.AUTH_FACEBOOK_SECRET}`;
  const found = judged.safeParse(await ask(`debug_token?${new URLSearchParams({ input_token: token })}`, app));
  if (!found.success) return null;
  const { is_valid, app_id, user_id } = found.data.data;
  if (!is_valid || app_id !== env.AUTH_FACEBOOK_ID) return null;
  const owner = person.safeParse(await ask("me?fields=id,name,email", token));
  return owner.success && owner.data.id === user_id ? owner.data : null;
}

/** What Facebook refuses to answer is null. */
async function ask(path: string, token: string): Promise<unknown> {
  const response = await fetch(`${facebookHosts().graph}/${path}`, {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(patience),
    cache: "no-store",
  });
  if (response.status >= 500) throw new Error(`Facebook answers ${response.status}`);
  return response.ok ? response.json() : null;
}
