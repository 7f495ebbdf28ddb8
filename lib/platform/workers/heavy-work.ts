import "server-only";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { processSingleton } from "#lib/platform/config/process-singleton.ts";
import { getSiteSettings } from "#lib/platform/config/site-settings.ts";
import { createConcurrencyLimit, OverloadedError } from "#lib/platform/http/concurrency-limit.ts";

/** A function and what it is called with. It is named: a thread has modules of its own. */
export interface Task {
  /** Path from the root of the project: "lib/content/findings/lint-recipe.ts". */
  file: string;
  name: string;
  args: unknown[];
}

/** What the thread answers. */
export type TaskResult = { output: unknown } | { error: unknown };

const maxQueued = 8;
/** From the request on, waiting included: a proxy would give up after a minute. */
const deadlineMs = 20_000;
/** A thread without work ends: it holds tens of megabytes. */
const idleMs = 60_000;
/** A text within all limits needs a tenth of it. */
const maxHeapMegabytes = 256;

/** Runs a task in the thread; see `defineHeavyTask`. */
type RunTask = (task: Task) => Promise<unknown>;

/**
 * Runs tasks in a thread of their own, one at a time and in order. The thread is started by the
 * first task, and anew after one that it did not survive.
 *
 * @param createDeadline what ends a task that began to wait now
 */
export function createHeavyWork(createDeadline = () => AbortSignal.timeout(deadlineMs)): RunTask {
  const limit = createConcurrencyLimit(1, maxQueued);
  let thread: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;

  function endThread(): void {
    thread?.removeAllListeners("exit");
    void thread?.terminate();
    thread = null;
  }

  return (task) => {
    const deadline = createDeadline();
    return limit(async () => {
      if (deadline.aborted) throw new OverloadedError("a task has waited until its deadline");
      clearTimeout(idle);
      thread ??= startThread(() => {
        thread = null;
      });
      const result = await runTask(thread, task, deadline).catch((error: unknown) => {
        endThread();
        throw error;
      });
      idle = setTimeout(endThread, idleMs).unref();
      if ("error" in result) throw result.error;
      return result.output;
    });
  };
}

/**
 * Node itself loads the file, not the bundler: a bundle knows no path of its modules. It has the
 * modules of the server, as commands have.
 */
function startThread(onExit: () => void): Worker {
  const thread = new Worker(join(/* turbopackIgnore: true */ process.cwd(), "lib/platform/workers/thread.ts"), {
    execArgv: ["--conditions=react-server"],
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMegabytes },
  });
  // The task that runs in it reports the error; another one is followed by the exit.
  thread.on("error", () => {});
  thread.once("exit", onExit);
  thread.unref();
  return thread;
}

/** Rejects only when the thread is of no use any more. */
function runTask(thread: Worker, task: Task, deadline: AbortSignal): Promise<TaskResult> {
  const { promise, resolve, reject } = Promise.withResolvers<TaskResult>();
  const events = new AbortController();
  const onExit = () => reject(new Error(`the thread of ${task.name} has ended`));
  const onDeadline = () => {
    console.error("A task was ended at its deadline:", task.name);
    reject(new OverloadedError("a task has run until its deadline"));
  };
  thread.once("message", resolve).once("error", reject).once("exit", onExit);
  deadline.addEventListener("abort", onDeadline, { signal: events.signal });
  thread.ref();
  thread.postMessage({ task, settings: getSiteSettings() });
  return promise.finally(() => {
    thread.off("message", resolve).off("error", reject).off("exit", onExit);
    events.abort();
    thread.unref();
  });
}

const getHeavyWork = processSingleton("heavy-work", () => createHeavyWork());

/**
 * Has a function run beside the requests, one call at a time in the whole process, so that what one
 * reader sends does not hold up the others. What it is given and returns is copied to and from its
 * thread: plain data, maps, sets and bytes. The thread has no connection to the database.
 *
 * @param file path of its module from the root of the project
 * @returns the function; its calls reject with an OverloadedError while eight others wait, and
 *   after 20 seconds
 */
export function defineHeavyTask<Run extends (...args: never[]) => unknown>(file: string, name: string) {
  return (...args: Parameters<Run>): Promise<Awaited<ReturnType<Run>>> =>
    getHeavyWork()({ file, name, args }) as Promise<Awaited<ReturnType<Run>>>;
}
