import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { currentTime, getClockAheadMs } from "#lib/time/clock.ts";
import { copyBuild } from "./copy-build.ts";

// Starts a site whose clock is that of the journeys; an argument names a folder for a copy of the
// build, in which the site runs then.
const [copy] = process.argv.slice(2);
if (copy) {
  await copyBuild(copy);
  process.chdir(copy);
}
// A given data folder keeps the clock of the machine.
if (getClockAheadMs() !== 0) process.env.SITE_CLOCK = currentTime().toISOString();
await import(pathToFileURL(join(resolve("."), "lib/supervisor/start.ts")).href);
