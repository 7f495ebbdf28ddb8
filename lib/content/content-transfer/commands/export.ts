import { parseArgs } from "node:util";
import { resolvePath } from "#lib/platform/config/commands/resolve-path.ts";
import { UserFacingError } from "#lib/platform/config/user-facing-error.ts";
import { runQueryCommand } from "#lib/platform/db/commands/run-query-command.ts";
import { listExportFiles, listTableFiles } from "../archive/export-files-queries.ts";
import { writeFolder } from "../archive/write-folder.ts";

const usage =
  "Usage: npm run content:export -- --out <folder> [--split] [--without-pictures | --csv | --csv-for-excel]";

function readArguments() {
  try {
    const flag = { type: "boolean", default: false } as const;
    const options = {
      out: { type: "string" },
      split: flag,
      "without-pictures": flag,
      csv: flag,
      "csv-for-excel": flag,
    } as const;
    const { values } = parseArgs({ options });
    if (!values.out) throw new Error("no folder");
    return {
      folder: resolvePath(values.out),
      isSplit: values.split,
      withMedia: !values["without-pictures"],
      isTable: values.csv,
      isForExcel: values["csv-for-excel"],
    };
  } catch {
    throw new UserFacingError(usage);
  }
}

await runQueryCommand(readArguments, async ({ folder, isSplit, withMedia, isTable, isForExcel }) => {
  const files =
    isTable || isForExcel ? await listTableFiles({ isForExcel }) : await listExportFiles({ withMedia, isSplit });
  await writeFolder(folder, files);
  console.log(`Wrote ${files.length} files to ${folder}.`);
});
