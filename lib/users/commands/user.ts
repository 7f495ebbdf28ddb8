import { ensureDataDir } from "#lib/config/data-dir.ts";
import { readEnv } from "#lib/config/env.ts";
import { formatError, UserFacingError } from "#lib/config/user-facing-error.ts";
import { closeDatabase } from "#lib/db/client.ts";
import { ensureDatabase } from "#lib/db/ensure-database.ts";
import { type UserType, userTypes } from "#lib/db/tables/users.ts";
import { banUser, setUserType, unbanUser } from "#lib/users/role-mutations.ts";
import { listUserRoles, type UserRole } from "#lib/users/role-queries.ts";

const roles = userTypes.filter((type) => type !== "community");
const usage = `Usage: npm run user -- promote <e-mail> <${roles.join("|")}>, demote|ban|unban <e-mail>, or list`;

const commands: Partial<Record<string, (email: string, role: UserType) => Promise<UserRole | null>>> = {
  promote: setUserType,
  demote: (email) => setUserType(email, "community"),
  ban: banUser,
  unban: unbanUser,
};

/** Parses the arguments before the database starts. */
function readCommand([verb = "", email, role, ...rest]: string[]): () => Promise<UserRole[]> {
  if (verb === "list" && email === undefined) return listUserRoles;
  const change = commands[verb];
  const newType = verb === "promote" ? roles.find((known) => known === role) : "community";
  if (!change || !email || !newType || (verb !== "promote" && role) || rest.length > 0)
    throw new UserFacingError(usage);
  return async () => {
    const user = await change(email, newType);
    if (!user) throw new UserFacingError(`There is no account with the e-mail address ${email}.`);
    return [user];
  };
}

function formatUser({ name, email, newType, isBanned }: UserRole): string {
  return `${name} <${email}> is ${newType}${isBanned ? ", banned" : ""}.`;
}

/** SQLSTATE 42P01: the database has no tables. */
function throwReadableError(error: Error): never {
  const { code } = (error.cause ?? error) as { code?: unknown };
  throw code === "42P01" ? new UserFacingError("The database is empty. Start the site once with npm start.") : error;
}

try {
  const run = readCommand(process.argv.slice(2));
  const env = readEnv();
  await ensureDataDir(env.DATA_DIR);
  const database = await ensureDatabase(env);
  process.env.DATABASE_URL = database.url;
  try {
    const users = await run().catch(throwReadableError);
    console.log(users.length > 0 ? users.map(formatUser).join("\n") : "No user has a role or is banned.");
  } finally {
    await closeDatabase();
    await database.stop();
  }
} catch (error) {
  console.error(formatError(error));
  process.exitCode = 1;
}
