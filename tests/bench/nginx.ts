import { spawn, spawnSync } from "node:child_process";
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { findFreePort, waitForExit } from "#tests/support/supervised-site.ts";
import { findChildProcess } from "./cpu-time.ts";
import type { Server } from "./site.ts";

const temporaryPaths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];

/**
 * Starts nginx, if it is installed, with pages of `origin` as files that hold the bytes the site
 * sends: the most a server can do.
 *
 * @param paths addresses of the pages
 */
export async function startNginx(origin: string, paths: readonly string[]): Promise<Server | null> {
  if (spawnSync("nginx", ["-v"]).error) return null;
  const dir = await mkdtemp(join(tmpdir(), "tischlein-nginx-"));
  // Started by root, nginx answers as another user.
  await chmod(dir, 0o755);
  for (const path of paths) {
    const file = join(dir, "pages", `${path}.html`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await fetchCompressed(origin + path));
  }
  const port = await findFreePort();
  await writeFile(join(dir, "nginx.conf"), renderConfiguration(dir, port));
  const nginx = spawn("nginx", ["-c", join(dir, "nginx.conf"), "-e", join(dir, "error.log")], { stdio: "inherit" });
  while (!(await readFile(join(dir, "pid"), "utf8").catch(() => ""))) {
    if (nginx.exitCode !== null) return null;
    await sleep(50);
  }
  return {
    origin: `http://localhost:${port}`,
    dataDir: "",
    pids: [nginx.pid, findChildProcess("nginx", nginx.pid)],
    stop: async () => {
      nginx.kill();
      await waitForExit(nginx);
      await rm(dir, { recursive: true, force: true });
    },
  };
}

/** The bytes as the site sends them; `fetch` would decompress them. */
function fetchCompressed(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers: { "accept-encoding": "br" } }, async (response) => {
      resolve(Buffer.concat(await response.toArray()));
    });
    request.on("error", reject);
  });
}

/** One worker, as the site has one process in front. */
function renderConfiguration(dir: string, port: string): string {
  return `worker_processes 1;
daemon off;
pid ${dir}/pid;
error_log ${dir}/error.log;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000000;
  open_file_cache max=1000;
  default_type "text/html; charset=utf-8";
  ${temporaryPaths.map((name) => `${name}_temp_path ${dir}/${name};`).join("\n  ")}
  server {
    listen ${port};
    root ${dir}/pages;
    add_header Content-Encoding br;
    location / { try_files $uri.html =404; }
  }
}
`;
}
