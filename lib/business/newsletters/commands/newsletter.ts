import { runQueryCommand } from "#lib/platform/db/commands/run-query-command.ts";
import { type Command, readCommand, usage } from "./arguments.ts";
import { describeIssues } from "./describe-issues.ts";
import { previewIssue } from "./preview-issue.ts";
import { sendIssue, unplanIssue } from "./send-issue.ts";

/** Runs a command against the database and returns what it prints. */
function run(command: Command, dataDir: string): Promise<string> {
  if (command.verb === "preview") return previewIssue(command, dataDir);
  if (command.verb === "send") return sendIssue(command);
  return command.verb === "unplan" ? unplanIssue(command) : describeIssues();
}

function readArguments(): Command {
  const command = readCommand(process.argv.slice(2));
  if (command.verb !== "help") return command;
  console.log(usage);
  process.exit();
}

await runQueryCommand(readArguments, async (command, env) => console.log(await run(command, env.DATA_DIR)));
