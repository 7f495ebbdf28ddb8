import "server-only";
import { headers } from "next/headers";
import { unstable_rethrow } from "next/navigation";
import type { ActionResult } from "./action-result.ts";
import { assertSameOrigin } from "./api.ts";
import { toErrorCode } from "./api-error.ts";

/**
 * Runs a server action under the rules of a REST route: it refuses requests from other sites, and
 * an `ApiError`, an overload or what PostgreSQL refuses becomes the same error code. Redirects pass
 * through.
 */
export async function runAction<Data>(handler: () => Promise<Data>): Promise<ActionResult<Data>> {
  try {
    assertSameOrigin(await headers());
    return { ok: true, data: await handler() };
  } catch (error) {
    unstable_rethrow(error);
    const { code, fields } = toErrorCode(error);
    return { ok: false, code, errors: fields };
  }
}
