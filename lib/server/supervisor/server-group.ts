import { type SupervisedServer, superviseServer } from "./server.ts";

/** Servers of the same build, which are started and ended together. */
export interface ServerGroup {
  /**
   * Resolves when all of them respond.
   *
   * @throws UserFacingError when one has never responded in five starts
   */
  ready: Promise<void>;
  /**
   * Resolves when none is restarted any more.
   *
   * @throws as `ready`, or what is unexpected
   */
  ended: Promise<void>;
  /** Restarts none of them any more, waits for `drain`, and ends them. */
  stop(drain: (urls: string[]) => Promise<unknown>): Promise<void>;
}

/** Starts `count` servers and restarts each that ends. */
export function startServerGroup(count: number, server: Omit<SupervisedServer, "endSignal">): ServerGroup {
  const restarts = new AbortController();
  const end = new AbortController();
  const urls = new Set<string>();
  const respond = Array.from({ length: count }, () => Promise.withResolvers<void>());
  const supervisions = respond.map(({ resolve, reject }) => {
    const supervision = superviseServer(
      {
        prepareStart: server.prepareStart,
        onChange: server.onChange,
        endSignal: end.signal,
        onReady(url) {
          urls.add(url);
          server.onReady(url);
          resolve();
        },
        onEnd(url) {
          urls.delete(url);
          server.onEnd(url);
        },
      },
      restarts.signal,
    );
    supervision.catch(reject);
    return supervision;
  });
  const ready = Promise.all(respond.map(({ promise }) => promise)).then(() => {});
  const ended = Promise.all(supervisions).then(() => {});
  // A failure belongs to the readers of both, and there may be none during the end.
  ready.catch(() => {});
  ended.catch(() => {});
  return {
    ready,
    ended,
    async stop(drain) {
      restarts.abort();
      await drain([...urls]);
      end.abort();
      await Promise.allSettled(supervisions);
    },
  };
}
