import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createIssueRenderer } from "#lib/business/newsletters/issues/issue-email.ts";
import { getActiveLocales } from "#lib/platform/i18n/active-locales.ts";
import { address } from "#lib/platform/routing/address.ts";
import type { Command } from "./arguments.ts";
import { resolveIssue } from "./command-issue.ts";

/** Writes the emails of an issue as files and returns their paths. */
export async function previewIssue(
  { issue, texts }: Extract<Command, { verb: "preview" }>,
  dataDir: string,
): Promise<string> {
  const { contents } = await resolveIssue(issue, texts);
  const folder = join(dataDir, "newsletter-preview");
  await mkdir(folder, { recursive: true });
  const paths: string[] = [];
  for (const locale of getActiveLocales()) {
    const render = await createIssueRenderer(contents[locale]);
    const { html, text } = render({ pageLink: address(locale, "/profile/settings") });
    for (const [ending, content] of [["html", html] as const, ["txt", text] as const]) {
      const path = join(folder, `${locale}.${ending}`);
      await writeFile(path, content);
      paths.push(path);
    }
  }
  return paths.join("\n");
}
