import { rm } from "node:fs/promises";
import { join } from "node:path";
import { UserFacingError } from "#lib/platform/config/user-facing-error.ts";
import { resetDatabase } from "#lib/platform/db/reset.ts";
import { runCommand } from "./run-command.ts";

await runCommand("npm run db:reset [-- --yes]", async ({ database, site, yes }) => {
  if (database.isExternal && !yes) {
    throw new UserFacingError(
      "This removes everything from the database of DATABASE_URL. Run npm run db:reset -- --yes if you mean it.",
    );
  }
  await resetDatabase(site.url);
  for (const dir of ["media", "page-cache"]) await rm(join(site.dataDir, dir), { recursive: true, force: true });
  console.log("The database is empty. The next start fills it with the sample content.");
});
