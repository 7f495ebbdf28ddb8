import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { findFreePort } from "../supervised-site.ts";
import { findProgram } from "./debian-package.ts";

export type ProxyName = "nginx" | "caddy";

/** A real proxy with the configuration that the project ships. */
export interface RunningProxy {
  /** Ports of https and http on localhost. */
  port: number;
  plainPort: number;
  stop(): Promise<void>;
}

/** Whether the proxy is installed or could be. */
export function isAvailable(name: ProxyName): boolean {
  return findProgram(programs[name]) !== null && findProgram("/usr/bin/openssl") !== null;
}

const programs = { nginx: "/usr/sbin/nginx", caddy: "/usr/bin/caddy" } as const;
const files = { nginx: "deploy/nginx.conf", caddy: "deploy/Caddyfile" };

/**
 * Starts a proxy in front of instances on this machine. Only addresses, ports, folders and the
 * certificate of the shipped configuration are replaced.
 *
 * @param ports of the instances
 * @param port the port that SITE_URL names
 * @param requestRate requests of one address after a burst of 400, in words of nginx
 */
export async function startProxy(
  name: ProxyName,
  ports: number[],
  port: number,
  requestRate: string,
): Promise<RunningProxy> {
  const dir = await mkdtemp(join(tmpdir(), `tischlein-${name}-`));
  const plainPort = Number(await findFreePort());
  // The workers of nginx are another user.
  await chmod(dir, 0o755);
  await mkdir(join(dir, "tls"));
  const [certificate, key] = [join(dir, "tls", "fullchain.pem"), join(dir, "tls", "privkey.pem")];
  const subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
  const keyType = ["-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"];
  execFileSync("openssl", ["req", ...keyType, "-keyout", key, "-out", certificate, ...subject], { stdio: "ignore" });
  const shipped = await readFile(files[name], "utf8");
  const config = (name === "nginx" ? adaptNginx : adaptCaddy)(shipped, { dir, port, plainPort, ports, requestRate });
  const configFile = join(dir, name === "nginx" ? "nginx.conf" : "Caddyfile");
  await writeFile(configFile, config);
  const words =
    name === "nginx"
      ? ["-p", dir, "-c", configFile, "-g", "daemon off;"]
      : ["run", "--config", configFile, "--adapter", "caddyfile"];
  const child = spawn(programs[name], words, {
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, XDG_DATA_HOME: dir, XDG_CONFIG_HOME: dir },
  });
  let log = "";
  child.stderr.on("data", (data) => (log += data));
  while (!(await isListening(port))) {
    if (child.exitCode !== null) throw new Error(`${name} has ended: ${log}`);
    await setTimeout(50);
  }
  return {
    port,
    plainPort,
    async stop() {
      if (child.exitCode === null) {
        child.kill("SIGTERM");
        await once(child, "exit");
      }
      await rm(dir, { recursive: true, force: true });
    },
  };
}

interface Place {
  dir: string;
  port: number;
  plainPort: number;
  ports: number[];
  requestRate: string;
}

function adaptNginx(config: string, { dir, port, plainPort, ports, requestRate }: Place): string {
  return config
    .replace("rate=50r/s", `rate=${requestRate}`)
    .replace(/ {4}server app-1.*\n {4}server app-2.*\n/, listServers(ports))
    .replaceAll(/\/tmp\/nginx/g, `${dir}/nginx`)
    .replaceAll("/etc/nginx/tls", `${dir}/tls`)
    .replaceAll("example.org", "localhost")
    .replaceAll(/listen 80\b/g, `listen ${plainPort}`)
    .replaceAll(/listen 443\b/g, `listen ${port}`)
    .replace("access_log /dev/stdout requests", "access_log off")
    .replace("https://$server_name$request_uri", `https://$server_name:${port}$request_uri`)
    .replaceAll("$host;", `localhost:${port};`);
}

const listServers = (ports: number[]) =>
  ports.map((port) => `    server 127.0.0.1:${port} max_fails=1 fail_timeout=5s;\n`).join("");

function adaptCaddy(config: string, { dir, port, plainPort, ports }: Place): string {
  return config
    .replace("admin off", `admin off\n\thttp_port ${plainPort}\n\thttps_port ${port}`)
    .replace("example.org", `localhost:${port}`)
    .replaceAll("/etc/caddy/tls", `${dir}/tls`)
    .replace(":443 {", `:${port} {`)
    .replace("app-1:3000 app-2:3000", ports.map((one) => `127.0.0.1:${one}`).join(" "));
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, "localhost");
  try {
    await once(socket, "connect");
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
