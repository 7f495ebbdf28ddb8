import { exportDatabase } from "#lib/db/transfer.ts";
import { runCommand } from "./command.ts";

await runCommand("npm run db:export <file>", async ({ place, file }) => {
  await exportDatabase(place, file);
  console.log(`Saved to ${file}.`);
});
