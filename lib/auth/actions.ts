"use server";
import { refresh } from "next/cache";
import { headers } from "next/headers";
import { clientKey, rateLimiter } from "#lib/rate-limit.ts";
import { takeForm } from "#lib/take-form.ts";
import { disconnect } from "./connections.ts";
import { leaveFor } from "./departure.ts";
import { externalProviders } from "./providers.ts";
import { type DisconnectState, disconnectInput, type ExternalSignInState, externalSignInInput } from "./schema.ts";
import { getViewer } from "./viewer.ts";

/** Each of them asks the provider where to go. */
const departures = rateLimiter({ limit: 100, window: 5 * 60_000 });

/** Signs in with an account elsewhere (fields `provider`, `next`, `locale`), or connects it with whoever is signed in already. */
export async function externalSignInAction(_before: ExternalSignInState, form: FormData): Promise<ExternalSignInState> {
  return takeForm(
    {
      fields: [],
      schema: externalSignInInput,
      act: async (input) => {
        if (!externalProviders().includes(input.provider)) return { status: "failed" };
        if (!departures(clientKey(await headers()))) return { status: "limited" };
        return { status: "done", href: await leaveFor(input) };
      },
    },
    form,
  );
}

/** Lets an account elsewhere open this one no more (field `provider`); refused where that would leave no way in. */
export async function disconnectAction(_before: DisconnectState, form: FormData): Promise<DisconnectState> {
  return takeForm(
    {
      fields: ["provider"],
      schema: disconnectInput,
      act: async ({ provider }) => {
        const viewer = await getViewer();
        if (!viewer) return { status: "failed" };
        if (!(await disconnect(viewer.id, provider))) return { status: "invalid", errors: { provider: "lastWayIn" } };
        refresh();
        return { status: "sent" };
      },
    },
    form,
  );
}
