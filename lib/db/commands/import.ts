import { importDatabase } from "#lib/db/transfer.ts";
import { runCommand } from "./command.ts";

await runCommand("npm run db:import <file> [-- --force]", async ({ place, file, force }) => {
  await importDatabase(place, file, force);
  console.log(`Restored from ${file}. Restart the site if it is running, so that it forgets its old pages.`);
});
