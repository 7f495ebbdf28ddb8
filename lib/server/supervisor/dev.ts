import { buildServerArguments } from "./next.ts";
import { readSeedArguments } from "./seed-arguments.ts";
import { supervise } from "./supervisor.ts";

await supervise({
  mode: "development",
  seed: readSeedArguments(),
  serve: (address) => buildServerArguments("dev", address),
});
