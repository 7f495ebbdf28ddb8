import { unstable_isUnrecognizedActionError, unstable_rethrow } from "next/navigation";
import type { ActionFailure, ActionResult } from "#lib/platform/http/action-result.ts";
import type { ApiErrorCode } from "#lib/platform/http/api-error.ts";
import { currentTimeMs } from "#lib/platform/time/clock.ts";
import { unauthorizedEvent } from "./api-client.ts";

/**
 * "unreachable": no usable answer, e.g. offline. "outdated": the page is of an older build and is
 * being reloaded.
 */
export type ActionErrorCode = ApiErrorCode | "unreachable" | "outdated";

const reloadedAtKey = "reloadedAt";
const minReloadIntervalMs = 600_000;
const retryableCodes: readonly ActionErrorCode[] = ["unreachable", "outdated", "unavailable", "tooMany"];

/**
 * Calls a server action directly. It does not reject, except for redirects. The request ends when
 * the page is left (a server action has no `keepalive`), so store a write that must arrive before
 * calling, see createPendingStore.
 *
 * @returns what the action answers. When the action is unknown to the server, because a deployment
 *   replaced the build of this page, the page is reloaded and the code is "outdated": show nothing,
 *   the reloaded page delivers what is stored.
 */
export async function callAction<Data>(
  action: () => Promise<ActionResult<Data>>,
): Promise<ActionResult<Data> | ActionFailure<ActionErrorCode>> {
  try {
    syncRouterAddress();
    const result = await action();
    if (!result.ok && result.code === "unauthorized") window.dispatchEvent(new Event(unauthorizedEvent));
    return result;
  } catch (error) {
    unstable_rethrow(error);
    return { ok: false, code: reloadIfOutdated(error) ? "outdated" : "unreachable", errors: {} };
  }
}

/**
 * Tells the router the address after a click on an anchor, which the router does not notice. An
 * action that revalidates the page would else return to the address without the hash, as a new
 * history entry.
 */
function syncRouterAddress(): void {
  if (window.history.state === null) window.history.replaceState(null, "", window.location.href);
}

/** Whether the same call may succeed later, so that a stored write is kept. */
export function isRetryable(code: ActionErrorCode): boolean {
  return retryableCodes.includes(code);
}

/** Reloads the page if an action failed because the page is of an older build, see `callAction`. */
export function reloadIfOutdated(error: unknown): boolean {
  return unstable_isUnrecognizedActionError(error) && reloadOnce();
}

/**
 * Reloads the page, at most once in ten minutes per tab: during a rolling deployment the next page
 * may be of the older build again. Without storage nothing could stop a loop, so the page stays.
 */
function reloadOnce(): boolean {
  try {
    const reloadedAt = Number(sessionStorage.getItem(reloadedAtKey));
    if (currentTimeMs() - reloadedAt < minReloadIntervalMs) return false;
    sessionStorage.setItem(reloadedAtKey, String(currentTimeMs()));
  } catch {
    return false;
  }
  window.location.reload();
  return true;
}
