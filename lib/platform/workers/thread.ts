import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parentPort } from "node:worker_threads";
import { type SiteSettings, setSiteSettings } from "#lib/platform/config/site-settings.ts";
import type { Task, TaskResult } from "./heavy-work.ts";

// The file that lib/platform/workers/heavy-work.ts starts as a thread.

async function run({ file, name, args }: Task): Promise<TaskResult> {
  try {
    const module = await import(pathToFileURL(resolve(file)).href);
    return { output: await module[name](...args) };
  } catch (error) {
    return { error };
  }
}

parentPort?.on("message", async ({ task, settings }: { task: Task; settings: SiteSettings }) => {
  setSiteSettings(settings);
  parentPort?.postMessage(await run(task));
});
