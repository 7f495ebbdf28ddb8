import { spawnSync } from "node:child_process";
import type { Stats } from "node:fs";
import { chown, lstat, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { UserFacingError } from "#lib/platform/config/user-facing-error.ts";

/** Operating system user of the server. PostgreSQL refuses to run as root. */
export interface Identity {
  /** Set when the process itself changes its user. */
  uid?: number;
  gid?: number;
  /** Command prefix that runs a program under another uid. */
  wrapper: string[];
  /** Owner of the files; undefined when it is the current user. */
  owner?: { uid: number; gid: number };
}

const nobody = { uid: 65534, gid: 65534 };
const userNamespaceCommand = ["unshare", "-U", `--map-user=${nobody.uid}`, `--map-group=${nobody.gid}`];

/**
 * Chooses a user that can reach both the program and `folder`. An existing `cluster` keeps its
 * owner unless that is root. Creating one also needs a user with a name, which some containers do
 * not have.
 *
 * @throws UserFacingError when there is none
 */
export async function chooseIdentity(program: string, folder: string, cluster: string): Promise<Identity> {
  const clusterStats = await stat(cluster).catch(() => null);
  const candidates =
    process.getuid?.() === 0 ? listRootCandidates(clusterStats) : listUserCandidates(clusterStats, cluster);
  const probeScript = clusterStats ? 'cd "$1" && "$2" --version' : 'cd "$1" && "$2" --version && id -un';
  const identity = candidates.find((candidate) => canRun(candidate, "sh", "-c", probeScript, "sh", folder, program));
  if (identity) return identity;
  throw new UserFacingError(
    `PostgreSQL runs neither as root nor as a user without a name, and no other user can reach ${folder} and ${program}. Start as a normal user, move the site to a folder everybody may enter, or set DATABASE_URL.`,
  );
}

function listRootCandidates(clusterStats: Stats | null): Identity[] {
  const owner = clusterStats && clusterStats.uid !== 0 ? { uid: clusterStats.uid, gid: clusterStats.gid } : nobody;
  return [
    { ...owner, wrapper: [], owner },
    { wrapper: userNamespaceCommand, owner: { uid: 0, gid: 0 } },
  ];
}

function listUserCandidates(clusterStats: Stats | null, cluster: string): Identity[] {
  if (!clusterStats || clusterStats.uid === process.getuid?.())
    return [{ wrapper: [] }, { wrapper: userNamespaceCommand }];
  throw new UserFacingError(
    `${cluster} belongs to another user (number ${clusterStats.uid}). Start as that user, or set DATA_DIR.`,
  );
}

function canRun(identity: Identity, program: string, ...args: string[]): boolean {
  const [file, ...rest] = buildCommand(identity, program, ...args);
  const { uid, gid } = identity;
  return spawnSync(file, rest, { uid, gid, cwd: "/", stdio: "ignore" }).status === 0;
}

/** Command line that runs `program` as `identity`. Pass its uid and gid to spawn. */
export function buildCommand(identity: Identity, program: string, ...args: string[]): [string, ...string[]] {
  const [file = program, ...rest] = [...identity.wrapper, program, ...args];
  return [file, ...rest];
}

/** Changes the owner of `path` and everything below it, unless `path` has that owner already. */
export async function changeOwner(identity: Identity, path: string): Promise<void> {
  const { owner } = identity;
  if (!owner || (await lstat(path)).uid === owner.uid) return;
  const entries = await readdir(path, { recursive: true });
  // `path` itself comes last: its owner tells whether all of it is done.
  for (const name of entries) await chown(join(path, name), owner.uid, owner.gid);
  await chown(path, owner.uid, owner.gid);
}
