import { importDatabase } from "#lib/server/backup/backup.ts";
import { runCommand } from "./run-command.ts";

await runCommand("npm run db:import <file> [-- --force]", async ({ site, file, force }) => {
  await importDatabase(site, file, force);
  console.log(`Restored from ${file}. Restart the site if it is running, so that it forgets its old pages.`);
  console.log("Due charges, newsletters and emails of the backup wait until an admin releases them at /desk/setup.");
});
