import { banUser, setUserType, unbanUser } from "#lib/people/users/role-mutations.ts";
import { listUserRoles, type UserRole } from "#lib/people/users/role-queries.ts";
import { UserFacingError } from "#lib/platform/config/user-facing-error.ts";
import { runQueryCommand } from "#lib/platform/db/commands/run-query-command.ts";
import { type UserType, userTypes } from "#lib/platform/db/tables/users.ts";

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

await runQueryCommand(
  () => readCommand(process.argv.slice(2)),
  async (run) => {
    const users = await run();
    console.log(users.length > 0 ? users.map(formatUser).join("\n") : "No user has a role or is banned.");
  },
);
