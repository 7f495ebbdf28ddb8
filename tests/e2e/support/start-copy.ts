import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { copyBuild } from "./copy-build.ts";

// Starts a site in a copy of the build, which its first argument names.
const [folder = ""] = process.argv.slice(2);
await copyBuild(folder);
process.chdir(folder);
await import(pathToFileURL(join(folder, "lib/supervisor/start.ts")).href);
