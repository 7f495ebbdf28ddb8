import { once } from "node:events";
import type { Env } from "#lib/platform/config/env.ts";
import { getLocalUrl, type ListenAddress } from "#lib/platform/config/listen-address.ts";
import { formatError } from "#lib/platform/config/user-facing-error.ts";
import type { Environment } from "./child-process.ts";
import { findPrivateAddress } from "./port.ts";
import { type ServerGroup, startServerGroup } from "./server-group.ts";

/** What answers at the public port while the servers behind it come and go. */
export interface SiteFront {
  /** Has answers to queries asked for again: content has changed. */
  expireAnswers(): void;
  onServerReady(url: string): void;
  onServerEnd(url: string): void;
  /** Sends a server no more requests, and waits for those it has. */
  drainServer(url: string): Promise<void>;
  /**
   * Learns the files of a build before the first server of it responds.
   *
   * @returns a function to call once its servers have replaced the others
   */
  onBuild(buildDir: string): Promise<() => void>;
  /** Finishes what runs, at most ten seconds, then closes the port. */
  close(): Promise<void>;
}

export interface ServeOptions {
  env: Env;
  environment: Environment;
  /** Folder of the build to begin with. */
  buildDir: string;
  /** Arguments that start a server at an address. */
  serve(address: ListenAddress): string[];
  /** Number of servers. */
  count: number;
  /** Without it the only server listens at the public port itself. */
  front?: SiteFront;
  /** Makes sure that there is a build of the current sources, and returns its folder. */
  rebuild?(usedDir: string): Promise<string>;
  /** Deletes the pages that servers of a build have stored. */
  clearPages?(buildDir: string): Promise<void>;
}

/** The servers of the site. */
interface SiteServers {
  /**
   * Resolves when they respond.
   *
   * @throws UserFacingError when one has never responded in five starts
   */
  ready: Promise<void>;
  /** Rejects when servers that responded can no longer be restarted. */
  failure: Promise<never>;
  /**
   * Replaces all servers by new ones, of a new build when the sources have changed. Old ones finish
   * what they have begun. A failure is printed, and the old ones stay.
   */
  reload(): Promise<void>;
  /** Replaces them likewise by servers of the same build that have stored no page. */
  renew(): Promise<void>;
  /** Finishes what runs, then ends them. */
  stop(): Promise<void>;
}

/** Starts the servers of the site. */
export function serveSite(options: ServeOptions): SiteServers {
  const { env, front } = options;
  const groups = new Set<ServerGroup>();
  const { promise: failure, reject: fail } = Promise.withResolvers<never>();
  let { buildDir } = options;
  let replacing: Promise<void> | undefined;
  let isStopping = false;

  function start(dir: string): ServerGroup {
    const group = startServerGroup(options.count, {
      prepareStart: async () => {
        const address = front ? await findPrivateAddress() : env;
        const { HOST, PORT } = address;
        const environment = { ...options.environment, PORT: String(PORT), HOST, BUILD_DIR: dir };
        return { args: options.serve(address), environment, url: getLocalUrl(address) };
      },
      onChange: () => front?.expireAnswers(),
      onReady: (url) => front?.onServerReady(url),
      onEnd: (url) => front?.onServerEnd(url),
    });
    groups.add(group);
    // What fails before belongs to the reader of `ready`.
    void group.ready.then(
      () => group.ended.catch(fail),
      () => {},
    );
    return group;
  }

  // During the end nothing reads it.
  failure.catch(() => {});
  let current = start(buildDir);

  /** @param prepare returns the folder of the build of the new servers */
  async function replace(prepare: () => Promise<string>): Promise<void> {
    const dir = await prepare();
    const forgetFormerBuilds = await front?.onBuild(dir);
    if (isStopping) return;
    const old = current;
    const next = start(dir);
    try {
      await next.ready;
    } catch (error) {
      groups.delete(next);
      await next.stop(async () => {});
      throw error;
    }
    if (isStopping) return;
    current = next;
    buildDir = dir;
    forgetFormerBuilds?.();
    console.log("New servers respond. The old ones finish what they have begun.");
    await old.stop((urls) => Promise.all(urls.map((url) => front?.drainServer(url))));
    groups.delete(old);
  }

  async function replaceLater(prepare: () => Promise<string>): Promise<void> {
    const previous = replacing;
    replacing = (async () => {
      await previous;
      if (!isStopping) await replace(prepare).catch((error) => !isStopping && reportFailure(error));
    })();
    return replacing;
  }

  async function stop(): Promise<void> {
    isStopping = true;
    const closed = front?.close();
    await Promise.all([...groups].map((group) => group.stop(async () => closed)));
    await closed;
  }

  return {
    ready: current.ready,
    failure,
    reload: () => replaceLater(async () => (await options.rebuild?.(buildDir)) ?? buildDir),
    renew: () =>
      replaceLater(async () => {
        await options.clearPages?.(buildDir);
        return buildDir;
      }),
    stop,
  };
}

function reportFailure(error: unknown): void {
  console.error(`Not reloaded. ${formatError(error)}`);
}

/** Waits until a signal is aborted. */
export async function waitForAbort(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await once(signal, "abort");
}
