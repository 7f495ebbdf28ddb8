import { resolveSpecifier } from "./source-tree.ts";

/** A statement at the top of a module. */
export interface Statement {
  /** What it declares; null for what runs when the module is loaded. */
  name: string | null;
  isExported: boolean;
  isFunction: boolean;
  code: string;
  words: Set<string>;
  /** Modules that it loads with `import()`, or has the thread of heavy tasks load. */
  lazy: string[];
}

export interface Reference {
  file: string;
  /** "*" for all exports. */
  name: string;
}

export interface Module {
  statements: Statement[];
  /** By their name in this module. */
  imports: Map<string, Reference>;
  reExports: Map<string, Reference>;
}

const declaration =
  /^(export )?(?:(?:async )?function\*? (\w+)|(?:const|let) (\w+)|(?:abstract )?(?:class|interface|type|enum) (\w+))/;
const functionExport = /^export (?:(?:async )?function|const \w+.*? =\s+(?:async )?(?:\(|<|\w+ =>|cached?\())/;
const importOrReExport = /^(import|export) ([^;"]*?) ?from "([#.][^"]+)";$/gm;

export const wordsOf = (code: string) => new Set(code.match(/[A-Za-z_$][\w$]*/g));

/** The statements of a module with the words in them, and what it imports. */
export function parseModule(file: string, source: string): Module {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, "").replace(/(^|\s)\/\/ [^\n]*/g, "$1");
  const module: Module = { statements: [], imports: new Map(), reExports: new Map() };
  for (const [, keyword, clause = "", specifier = ""] of code.matchAll(importOrReExport)) {
    const names = keyword === "import" ? module.imports : module.reExports;
    for (const [as, name] of parseClause(clause)) names.set(as, { file: resolveSpecifier(file, specifier), name });
  }
  // The formatter starts statements, and only these, in the first column.
  for (const statement of code
    .replace(/^import [^;]*;$/gm, "")
    .replace(importOrReExport, "")
    .split(/^(?=[\w@"([{])/m)) {
    const [, exported, ...names] = declaration.exec(statement) ?? [];
    module.statements.push({
      name: names.find(Boolean) ?? null,
      isExported: exported !== undefined,
      isFunction: functionExport.test(statement),
      code: statement,
      words: wordsOf(statement),
      lazy: [
        ...[...statement.matchAll(/import\(\s*"([#.][^"]+)"/g)].map(([, to = ""]) => resolveSpecifier(file, to)),
        ...[...statement.matchAll(/defineHeavyTask<[^(]*\(\s*"([^"]+)"/g)].map(([, to = ""]) => to),
      ],
    });
  }
  return module;
}

/** Pairs of the name here and the name there; types are no calls. */
function parseClause(clause: string): [string, string][] {
  if (clause.startsWith("type ")) return [];
  const [, all] = /\* as (\w+)/.exec(clause) ?? [];
  if (all) return [[all, "*"]];
  const [, byDefault] = /^(\w+)/.exec(clause) ?? [];
  const [, list = ""] = /\{([^}]*)\}/.exec(clause) ?? [];
  const named = list.split(",").map((one) => one.trim().split(" as "));
  return [
    ...(byDefault ? [[byDefault, "default"] as [string, string]] : []),
    ...named.flatMap(([name = "", as = name]): [string, string][] => (name ? [[as, name]] : [])),
  ];
}
