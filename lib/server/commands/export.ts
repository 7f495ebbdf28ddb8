import { exportDatabase } from "#lib/server/backup/backup.ts";
import { recordBackup } from "#lib/server/backup/record-backup.ts";
import { runCommand } from "./run-command.ts";

await runCommand("npm run db:export <file>", async ({ site, file }) => {
  await exportDatabase(site, file);
  await recordBackup(site.url);
  console.log(`Saved to ${file}.`);
});
