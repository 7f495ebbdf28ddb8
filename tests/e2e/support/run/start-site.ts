import { copyBuild } from "../copy-build.ts";
import { describeSite, isGivenSite } from "../site.ts";
import { runRestorableSite } from "./restorable-site.ts";

// Runs the site of a worker. Arguments: its index, and a folder for a copy of the build, in which
// the site runs then.
const [index, copy] = process.argv.slice(2);
if (copy) {
  await copyBuild(copy);
  process.chdir(copy);
}
await runRestorableSite(describeSite(Number(index)), isGivenSite);
