import { fileURLToPath } from "node:url";

/**
 * Lets all processes that tests start keep their compiled modules. A file of unit tests, a command
 * and a restarted site load the same ones, which is a tenth of their work.
 */
export function keepCompiledModules(): void {
  process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL("../../../node_modules/.cache/node", import.meta.url));
}
