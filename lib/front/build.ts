import { explain } from "#lib/operator-error.ts";
import { build } from "./next.ts";

try {
  const environment = { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" };
  await build(environment, new AbortController().signal);
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
