import { readEnv } from "#lib/platform/config/env.ts";
import { formatError } from "#lib/platform/config/user-facing-error.ts";
import { build } from "./next.ts";
import { findServerActionsKey } from "./server-actions-key.ts";

try {
  const environment = {
    ...process.env,
    NODE_ENV: "production",
    NEXT_TELEMETRY_DISABLED: "1",
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: findServerActionsKey(readEnv()),
  };
  await build(environment, new AbortController().signal);
} catch (error) {
  console.error(formatError(error));
  process.exitCode = 1;
}
