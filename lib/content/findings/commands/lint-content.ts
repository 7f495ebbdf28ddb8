import { severities } from "#lib/content/findings/finding.ts";
import { formatFinding } from "#lib/content/findings/format-finding.ts";
import { filterFindings } from "#lib/content/findings/report.ts";
import { listFindings } from "#lib/content/findings/report-queries.ts";
import { runQueryCommand } from "#lib/platform/db/commands/run-query-command.ts";
import { createMessageTranslator } from "#lib/platform/i18n/messages.ts";

/** Prints the findings of all published content; an error among them is one of the command. */
async function printFindings(): Promise<void> {
  const findings = await listFindings();
  const t = await createMessageTranslator("en", { namespace: "findings" });
  for (const finding of filterFindings(findings, { severity: null, rule: null, kind: null })) {
    console.log(formatFinding(finding, t));
  }
  const counts = severities.map((one) => `${findings.filter(({ severity }) => severity === one).length} ${one}s`);
  console.log(`${findings.length} findings: ${counts.join(", ")}.`);
  if (findings.some(({ severity }) => severity === "error")) process.exitCode = 1;
}

await runQueryCommand(() => undefined, printFindings);
