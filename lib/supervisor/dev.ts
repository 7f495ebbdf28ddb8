import { buildServerArguments } from "./next.ts";
import { supervise } from "./supervisor.ts";

await supervise({
  mode: "development",
  seed: ["--conditions=react-server", "lib/seed/seed.ts"],
  serve: (address) => buildServerArguments("dev", address),
});
