import { spawnSync } from "node:child_process";
import type { Stats } from "node:fs";
import { chown, lstat, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { OperatorError } from "#lib/operator-error.ts";

/** As whom the server runs: PostgreSQL refuses to be root. */
export interface Identity {
  /** Set when the process itself changes its user. */
  uid?: number;
  gid?: number;
  /** Program that runs the server under another user number, with its arguments. */
  wrapper: string[];
  /** Who has to own the files; undefined when that is the current user anyway. */
  owner?: { uid: number; gid: number };
}

const nobody = { uid: 65534, gid: 65534 };
const namespaced = ["unshare", "-U", `--map-user=${nobody.uid}`, `--map-group=${nobody.gid}`];

/**
 * Chooses a user who can reach both the program and `folder`. `cluster` keeps the owner it has, if that is not root; making a new
 * one also takes a user who has a name, which the users of some containers lack.
 */
export async function chooseIdentity(program: string, folder: string, cluster: string): Promise<Identity> {
  const found = await stat(cluster).catch(() => null);
  const candidates = process.getuid?.() === 0 ? asRoot(found) : asUser(found, cluster);
  const script = found ? 'cd "$1" && "$2" --version' : 'cd "$1" && "$2" --version && id -un';
  const identity = candidates.find((candidate) => succeeds(candidate, "sh", "-c", script, "sh", folder, program));
  if (identity) return identity;
  throw new OperatorError(
    `PostgreSQL runs neither as root nor as a user without a name, and no other user can reach ${folder} and ${program}. Start as a normal user, move the site to a folder everybody may enter, or set DATABASE_URL.`,
  );
}

function asRoot(found: Stats | null): Identity[] {
  const owner = found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : nobody;
  return [
    { ...owner, wrapper: [], owner },
    { wrapper: namespaced, owner: { uid: 0, gid: 0 } },
  ];
}

function asUser(found: Stats | null, cluster: string): Identity[] {
  if (!found || found.uid === process.getuid?.()) return [{ wrapper: [] }, { wrapper: namespaced }];
  throw new OperatorError(
    `${cluster} belongs to another user (number ${found.uid}). Start as that user, or set DATA_DIR.`,
  );
}

function succeeds(identity: Identity, program: string, ...args: string[]): boolean {
  const [file, ...rest] = asIdentity(identity, program, ...args);
  const { uid, gid } = identity;
  return spawnSync(file, rest, { uid, gid, cwd: "/", stdio: "ignore" }).status === 0;
}

/** The command line that runs `program` as `identity`; uid and gid are left to the options of spawn. */
export function asIdentity(identity: Identity, program: string, ...args: string[]): [string, ...string[]] {
  const [file = program, ...rest] = [...identity.wrapper, program, ...args];
  return [file, ...rest];
}

/** Gives `path` and all below it to the identity. Looks at the top only when that is right already. */
export async function giveTo(identity: Identity, path: string): Promise<void> {
  const { owner } = identity;
  if (!owner || (await lstat(path)).uid === owner.uid) return;
  const inside = await readdir(path, { recursive: true });
  // The top comes last: its owner says whether all of it has been done.
  for (const name of inside) await chown(join(path, name), owner.uid, owner.gid);
  await chown(path, owner.uid, owner.gid);
}
