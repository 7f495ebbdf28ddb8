import { openDataDir } from "#lib/data-dir.ts";
import { closeDatabase } from "#lib/db/client.ts";
import { ensureDatabase } from "#lib/db/ensure.ts";
import { type UserType, userTypes } from "#lib/db/tables/users.ts";
import { readEnv } from "#lib/env.ts";
import { explain, OperatorError } from "#lib/operator-error.ts";
import { banUser, listStandings, type Standing, setUserType, unbanUser } from "#lib/users/standing.ts";

const roles = userTypes.filter((type) => type !== "community");
const usage = `Usage: npm run user -- promote <e-mail> <${roles.join("|")}>, demote|ban|unban <e-mail>, or list`;

const verbs: Partial<Record<string, (email: string, role: UserType) => Promise<Standing | null>>> = {
  promote: setUserType,
  demote: (email) => setUserType(email, "community"),
  ban: banUser,
  unban: unbanUser,
};

/** What is to be done, checked before anything is started. */
function readCommand([verb = "", email, role, ...rest]: string[]): () => Promise<Standing[]> {
  if (verb === "list" && email === undefined) return listStandings;
  const change = verbs[verb];
  const newType = verb === "promote" ? roles.find((known) => known === role) : "community";
  if (!change || !email || !newType || (verb !== "promote" && role) || rest.length > 0) throw new OperatorError(usage);
  return async () => {
    const user = await change(email, newType);
    if (!user) throw new OperatorError(`There is no account with the e-mail address ${email}.`);
    return [user];
  };
}

function describe({ name, email, newType, isBanned }: Standing): string {
  return `${name} <${email}> is ${newType}${isBanned ? ", banned" : ""}.`;
}

/** 42P01: there is a database, but no table in it. */
function explainEmptiness(error: Error): never {
  const { code } = (error.cause ?? error) as { code?: unknown };
  throw code === "42P01" ? new OperatorError("The database is empty. Start the site once with npm start.") : error;
}

try {
  const run = readCommand(process.argv.slice(2));
  const env = readEnv();
  await openDataDir(env.DATA_DIR);
  const database = await ensureDatabase(env);
  process.env.DATABASE_URL = database.url;
  try {
    const users = await run().catch(explainEmptiness);
    console.log(
      users.length > 0 ? users.map(describe).join("\n") : "Nobody is more than a reader, and nobody is banned.",
    );
  } finally {
    await closeDatabase();
    await database.stop();
  }
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
