import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type Module, parseModule, type Reference } from "#tests/support/module-graph.ts";
import { productFiles } from "#tests/support/source-tree.ts";

/** Mutations of the desk that need no line of the audit log, and why. */
const withoutLine: Record<string, string> = {
  "lib/people/accounts/desk/confirmation-mutations.ts resendConfirmation": "sends again what the owner has asked for",
  "lib/content/content-transfer/pending-mutations.ts discardImport": "nothing was imported; an import has its line",
  "lib/platform/media/pictures/mutations.ts deleteUnusedUpload": "deletes only what its own user has uploaded",
  "lib/platform/media/pictures/upload-mutations.ts canUpload": "writes nothing",
  "lib/business/newsletters/issues/sending-mutations.ts queueTestEmail": "goes to the editor's own address",
  "lib/content/recipe-drafts/working-copy/copy-mutations.ts saveCopy":
    "many savings; beginning and publishing have lines",
  "lib/content/recipe-drafts/editing/save-mutations.ts saveOrCreate": "only authors save their draft",
  "lib/content/recipe-drafts/draft/mutations.ts deleteDraft": "only authors delete their draft",
  "lib/content/recipe-drafts/draft/create-revision-mutations.ts createRevision": "only authors revise their recipe",
  "lib/content/recipe-drafts/draft/submission-mutations.ts withdrawDraft": "only authors withdraw their draft",
};

/** Checks of the role, by which a mutation is one of the desk. */
const roleChecks = ["lockEditor", "lockAdmin", "lockAdmins", "requireEditor"];

const keyOf = ({ file, name }: Reference) => `${file} ${name}`;
const isMutation = ({ file }: Reference) => /mutations[^/]*\.ts$/.test(file);

/** Finds the mutations that the desk calls, and among them those that never write a line. */
function walkDesk(sources: Map<string, string>) {
  const modules = new Map([...sources].map(([file, source]) => [file, parseModule(file, source)]));

  function listCalls({ file, name }: Reference): Reference[] {
    const module = modules.get(file);
    if (!module) return [];
    const passedOn = [...module.reExports].flatMap(([as, to]) => (as === name ? [to] : []));
    return [...passedOn, ...listWords(module, name).flatMap((word) => resolveWord(file, module, word, name))];
  }

  /** All that these functions reach; beyond what `isEnd` says it goes no further. */
  function reach(from: Reference[], isEnd: (one: Reference) => boolean): Reference[] {
    const found = new Map<string, Reference>();
    const visit = (one: Reference) => {
      if (found.has(keyOf(one))) return;
      found.set(keyOf(one), one);
      if (!isEnd(one)) for (const next of listCalls(one)) visit(next);
    };
    for (const one of from) visit(one);
    return [...found.values()];
  }

  const pages = [...modules.keys()].filter((file) => /^app\/.*desk/.test(file)).map((file) => ({ file, name: "*" }));
  const reached = reach(pages, () => false);
  const actions = reached.filter(({ file, name }) => file.endsWith("actions.ts") && name.endsWith("Action"));
  const called = reach(actions, isMutation).filter(isMutation);
  const checked = [...modules].flatMap(([file, { statements }]) =>
    statements.flatMap(({ name, isExported, isFunction, words }) =>
      name && isMutation({ file, name }) && isExported && isFunction && checksRole(words) ? [{ file, name }] : [],
    ),
  );
  const mutations = [...new Set([...called, ...checked].map(keyOf))].sort();
  const unrecorded = [...called, ...checked].filter(
    (one) => !reach([one], () => false).some(({ name }) => name === "recordChange"),
  );
  return { mutations, unrecorded: [...new Set(unrecorded.map(keyOf))].sort() };
}

/** Whether a function checks the role in a transaction of its own; helpers get one. */
const checksRole = (words: Set<string>) =>
  words.has("changeAsEditor") || (words.has("transaction") && roleChecks.some((check) => words.has(check)));

const listWords = (module: Module, name: string): string[] =>
  module.statements.filter((one) => name === "*" || one.name === name).flatMap((one) => [...one.words]);

function resolveWord(file: string, module: Module, word: string, from: string): Reference[] {
  const imported = module.imports.get(word);
  if (imported) return [imported];
  return word !== from && module.statements.some((one) => one.name === word) ? [{ file, name: word }] : [];
}

test("every mutation that the desk reaches writes a line of the audit log, or says why not", () => {
  const files = productFiles.filter((file) => !file.startsWith("lib/seed/"));
  const { mutations, unrecorded } = walkDesk(new Map(files.map((file) => [file, readFileSync(file, "utf8")])));
  expect(mutations.length).toBeGreaterThan(100);
  expect(unrecorded).toEqual(Object.keys(withoutLine).sort());
});

test("a mutation without a line is found behind its action, and by the role it checks", () => {
  const sources = {
    "app/desk/page.tsx": `import { Form } from "#components/soup.tsx";\nexport default () => Form;\n`,
    "components/soup.tsx": `import { salt, stirAction } from "#lib/soups/actions.ts";\nexport const Form = () => stirAction;\n`,
    "lib/soups/actions.ts": `import { stir, pour } from "./mutations.ts";
export async function stirAction() {
  await stir();
}
export async function pourAction() {
  await pour();
}
`,
    "lib/soups/mutations.ts": `import { recordChange } from "#lib/platform/audit-log/record-change.ts";
export async function stir() {}
export async function pour() {}
export async function cook() {
  await db.transaction(lockEditor);
  await record();
}
export async function burn() {
  await db.transaction(lockEditor);
}
export async function freeze() {
  await changeAsEditor(async () => {});
}
const record = () => recordChange();
`,
    "lib/platform/audit-log/record-change.ts": "export function recordChange() {}\n",
  };
  expect(walkDesk(new Map(Object.entries(sources)))).toEqual({
    mutations: ["burn", "cook", "freeze", "stir"].map((name) => `lib/soups/mutations.ts ${name}`),
    unrecorded: ["burn", "freeze", "stir"].map((name) => `lib/soups/mutations.ts ${name}`),
  });
});
