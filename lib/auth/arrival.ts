import "server-only";
import { cookies, headers } from "next/headers";
import { readWay, refusalAddress, withRefusal } from "./callback.ts";
import { connectingViewer } from "./connecting.ts";
import { admit, connect } from "./external.ts";
import { readProfile } from "./external-profile.ts";
import type { ExternalProvider } from "./external-provider.ts";

/**
 * Somebody comes back from an account elsewhere, which says who they are there. True when they may come in; otherwise the page where they
 * go on: the login that says why not, or the settings they had come from to connect the two.
 */
export async function receive(provider: ExternalProvider, claims: unknown): Promise<true | string> {
  const { next, locale } = readWay(await cookies(), await headers());
  const profile = readProfile(provider, claims);
  if (!profile) return refusalAddress(locale, "failed", next);
  const viewer = await connectingViewer(provider);
  // To connect was not to open a second account.
  if (viewer === null) return refusalAddress(locale, "failed", next);
  if (viewer) {
    const refusal = await connect(profile, viewer.id);
    const page = next ?? `/${locale}`;
    return refusal ? withRefusal(page, refusal) : page;
  }
  const admission = await admit(profile, locale, next);
  return admission.refusal === null || refusalAddress(locale, admission.refusal, next);
}
