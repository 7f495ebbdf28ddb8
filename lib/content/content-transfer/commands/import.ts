import { readFile, stat } from "node:fs/promises";
import { parseArgs } from "node:util";
import { resolvePath } from "#lib/platform/config/commands/resolve-path.ts";
import { UserFacingError } from "#lib/platform/config/user-facing-error.ts";
import { runQueryCommand } from "#lib/platform/db/commands/run-query-command.ts";
import { createMessageTranslator } from "#lib/platform/i18n/messages.ts";
import { openFolder } from "../archive/folder-files.ts";
import { openZip } from "../archive/zip-files.ts";
import { announceImport } from "../import/announce-import.ts";
import { importContent } from "../import/import-mutations.ts";
import { formatPlace } from "../problem.ts";

const usage = "Usage: npm run content:import -- [--dry-run] <folder or zip>";

function readArguments() {
  try {
    const options = { "dry-run": { type: "boolean", default: false } } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [path = "", ...rest] = positionals;
    if (!path || rest.length > 0) throw new Error("one path too many or too few");
    return { path: resolvePath(path), isDryRun: values["dry-run"] };
  } catch {
    throw new UserFacingError(usage);
  }
}

async function openFiles(path: string) {
  const found = await stat(path).catch(() => null);
  if (!found) throw new UserFacingError(`There is no ${path}.`);
  if (found.isDirectory()) return openFolder(path);
  return openZip(await readFile(path)).catch(() => {
    throw new UserFacingError(`${path} is neither a folder nor a zip that can be read.`);
  });
}

await runQueryCommand(readArguments, async ({ path, isDryRun }) => {
  const report = await importContent(await openFiles(path), { actorId: null, isDryRun });
  if (report.problems.length > 0) {
    const t = await createMessageTranslator("en", { namespace: "contentTransfer.problems" });
    for (const problem of report.problems) {
      console.error(`${formatPlace(problem)}: ${t(problem.code, { detail: problem.detail.en })}`);
    }
    if (report.moreProblems > 0) console.error(`And ${report.moreProblems} more.`);
    throw new UserFacingError("Nothing was imported.");
  }
  for (const { kind, created, changed, unchanged } of report.kinds) {
    console.log(`${kind}: ${created.length} new, ${changed.length} changed, ${unchanged} the same`);
  }
  if (isDryRun) return console.log("This was a dry run: nothing was changed.");
  await announceImport(report);
});
