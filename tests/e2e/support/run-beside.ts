import { execFile } from "node:child_process";
import { dataDir, origin } from "./site.ts";

/** Runs a program beside the site, with its database and secrets, and returns what it prints. */
export function runBeside(program: string, ...words: string[]): Promise<string> {
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    SITE_URL: origin,
    NODE_ENV: "production" as const,
    DATABASE_URL: "",
  };
  return new Promise((done, fail) => {
    execFile(process.execPath, ["--conditions=react-server", program, ...words], { env }, (error, out, complaint) =>
      error ? fail(new Error(out + complaint)) : done(out),
    );
  });
}
