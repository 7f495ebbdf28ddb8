import { createApiClient, listApiClients, revokeApiClient } from "#lib/platform/auth/client-tokens.ts";
import { UserFacingError } from "#lib/platform/config/user-facing-error.ts";
import { runQueryCommand } from "#lib/platform/db/commands/run-query-command.ts";

const usage = "Usage: npm run api-token -- create <name>, revoke <name>, or list";

/** Parses the arguments before the database starts; the command returns what it prints. */
function readCommand([verb = "", name, ...rest]: string[]): () => Promise<string> {
  if (verb === "list" && name === undefined) return list;
  if (!name || !/^[\w .-]{1,60}$/.test(name) || rest.length > 0) throw new UserFacingError(usage);
  if (verb === "create") return () => create(name);
  if (verb === "revoke") return () => revoke(name);
  throw new UserFacingError(usage);
}

async function create(name: string): Promise<string> {
  const token = await createApiClient(name);
  if (token === null) throw new UserFacingError(`There is or was a client with the name ${name}. Take another name.`);
  return `${token}\nThis token of ${name} is not shown again. Send it as: Authorization: Bearer <token>`;
}

async function revoke(name: string): Promise<string> {
  if (!(await revokeApiClient(name))) throw new UserFacingError(`No client with the name ${name} has a token.`);
  return `The token of ${name} is revoked.`;
}

async function list(): Promise<string> {
  const clients = await listApiClients();
  const lines = clients.map(({ name, createdAt, lastSeenAt, revokedAt }) =>
    [
      `${name}: created ${toDay(createdAt)}`,
      lastSeenAt ? `last used ${toDay(lastSeenAt)}` : "not used yet",
      ...(revokedAt ? [`revoked ${toDay(revokedAt)}`] : []),
    ].join(", "),
  );
  return lines.length > 0 ? lines.join("\n") : "No client has a token.";
}

const toDay = (instant: Date) => instant.toISOString().slice(0, 10);

await runQueryCommand(
  () => readCommand(process.argv.slice(2)),
  async (run) => console.log(await run()),
);
