import { rm } from "node:fs/promises";
import { join } from "node:path";
import { resetDatabase } from "#lib/db/reset.ts";
import { OperatorError } from "#lib/operator-error.ts";
import { runCommand } from "./command.ts";

await runCommand("npm run db:reset [-- --yes]", async ({ database, place, yes }) => {
  if (database.isExternal && !yes) {
    throw new OperatorError(
      "This removes everything from the database of DATABASE_URL. Run npm run db:reset -- --yes if you mean it.",
    );
  }
  await resetDatabase(place.url);
  await rm(join(place.dataDir, "media"), { recursive: true, force: true });
  console.log("The database is empty. The next start fills it with the sample content.");
});
