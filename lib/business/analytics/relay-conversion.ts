import "server-only";
import { type Env, env } from "#lib/platform/config/env.ts";
import { currentTime } from "#lib/platform/time/clock.ts";
import { conversionLimits } from "./limits.ts";
import { toMetaEvent } from "./meta-event.ts";
import type { ConversionEvent } from "./schema.ts";

const timeoutMs = 4000;

type RelaySettings = Pick<Env, "META_PIXEL_ID" | "META_ACCESS_TOKEN" | "META_API_URL">;

/** Whether conversion events are relayed at all. */
export function isRelayConfigured({ META_PIXEL_ID, META_ACCESS_TOKEN }: RelaySettings = env): boolean {
  return Boolean(META_PIXEL_ID && META_ACCESS_TOKEN);
}

/**
 * Sends a conversion event to the Conversions API of Meta. An event whose id has been sent is
 * dropped; one that did not arrive may be sent again.
 *
 * @param clientIp address of the reader's device
 * @returns whether the event has arrived, now or before
 * @see https://developers.facebook.com/docs/marketing-api/conversions-api/using-the-api
 */
export async function relayConversion(
  event: ConversionEvent,
  clientIp: string,
  { META_PIXEL_ID, META_ACCESS_TOKEN, META_API_URL }: RelaySettings = env,
): Promise<boolean> {
  const key = `${event.eventName} ${event.eventId}`;
  const { perEvent } = conversionLimits();
  if (!(await perEvent(key))) return true;
  const failure = await send(`${META_API_URL}/${META_PIXEL_ID}/events`, {
    data: [toMetaEvent(event, { clientIp, sentAt: currentTime() })],
    access_token: META_ACCESS_TOKEN,
    ...(event.testEventCode && { test_event_code: event.testEventCode }),
  });
  if (failure === null) return true;
  await perEvent.refund(key);
  console.error(`The conversion event ${event.eventName} was not relayed: ${failure}.`);
  return false;
}

/** Sends JSON; returns why that failed, or null. */
async function send(url: string, body: unknown): Promise<string | null> {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    return response.ok ? null : `status ${response.status}`;
  } catch (error) {
    return error instanceof Error ? error.name : "no answer";
  }
}
