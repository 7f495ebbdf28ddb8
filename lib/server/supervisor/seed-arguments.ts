import { parseArgs } from "node:util";

/**
 * Arguments for Node that fill an empty database: with the sample content, or after `--empty` only
 * with what every site needs.
 */
export function readSeedArguments(args: readonly string[] = process.argv.slice(2)): string[] {
  const { values } = parseArgs({
    args: [...args],
    options: { empty: { type: "boolean", default: false } },
    strict: false,
  });
  return ["--conditions=react-server", "lib/seed/seed.ts", ...(values.empty ? ["--empty"] : [])];
}
