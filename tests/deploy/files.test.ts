import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { settings } from "#lib/platform/config/env-schema.ts";
import packageJson from "../../package.json" with { type: "json" };

const read = (path: string) => readFileSync(path, "utf8");

interface Service {
  build?: string;
  image: string;
  environment?: Record<string, string>;
  env_file?: string;
  volumes?: string[];
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { test: string[] };
}
interface Manifest {
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
  // biome-ignore lint/suspicious/noExplicitAny: a manifest has no type here; the tests name its parts
  spec?: any;
}

const compose = parse(read("compose.yaml"), { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
};
const dockerfile = read("Dockerfile");
const manifests: Manifest[] = readdirSync("deploy/kubernetes").flatMap((file) =>
  parseAllDocuments(read(`deploy/kubernetes/${file}`)).map((document) => {
    expect(document.errors, file).toEqual([]);
    return document.toJS() as Manifest;
  }),
);
const manifest = (kind: string) => {
  const found = manifests.find((one) => one.kind === kind);
  if (!found) throw new Error(`no ${kind}`);
  return found;
};
const exampleNames = [...read(".env.example").matchAll(/^#([A-Z]\w+)=/gm)].map(([, name]) => name);
const settingNames = new Set([...Object.keys(settings), ...exampleNames]);

describe("compose.yaml", () => {
  const services = Object.entries(compose.services);
  const apps = services.filter(([, { image }]) => image === "tischlein");

  test("has two instances with settings of the site only", () => {
    expect(apps.map(([name]) => name)).toEqual(["app-1", "app-2"]);
    for (const [, { environment = {} }] of apps) {
      expect(Object.keys(environment).filter((name) => !settingNames.has(name))).toEqual([]);
      expect(Object.keys(environment)).toEqual(expect.arrayContaining(["DATABASE_URL", "REDIS_URL", "AUTH_SECRET"]));
    }
  });

  test("names services, volumes and files that exist", () => {
    for (const [, service] of services) {
      expect(Object.keys(compose.services)).toEqual(expect.arrayContaining(Object.keys(service.depends_on ?? {})));
      for (const [name] of Object.entries(service.depends_on ?? {})) {
        const hasCheck = compose.services[name]?.healthcheck || compose.services[name]?.build;
        expect(hasCheck, `${name} is waited for`).toBeTruthy();
      }
      for (const volume of service.volumes ?? []) {
        const [source = ""] = volume.split(":");
        // The certificate is the operator's.
        if (source.startsWith("./deploy/tls")) continue;
        expect(source.startsWith(".") ? existsSync(source) : source in compose.volumes, source).toBe(true);
      }
    }
    for (const [, address = ""] of [compose.services["app-1"]?.environment].flatMap((env) =>
      Object.entries(env ?? {}),
    )) {
      const host = /@?([a-z]+):(?:5432|6379)/.exec(address)?.[1];
      if (host) expect(Object.keys(compose.services)).toContain(host);
    }
  });

  test("pins every image to a version", () => {
    for (const [name, { image, build }] of services) if (!build) expect(image, name).toMatch(/:\d+\.\d+/);
  });
});

describe.each(["deploy/nginx.conf", "deploy/Caddyfile"])("%s", (file) => {
  test("names the instances of compose.yaml and the port of the image", () => {
    const instances = [
      ...new Set([...read(file).matchAll(/\b(app-\d+):(\d+)/g)].map(([, name, port]) => `${name} ${port}`)),
    ];
    expect(instances).toEqual(["app-1 3000", "app-2 3000"]);
    expect(dockerfile).toContain("PORT=3000");
  });
});

describe("the image", () => {
  test("has the Node.js of the project, runs as another user than root, and is checked", () => {
    const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base);
    expect(new Set(bases)).toEqual(new Set([`node:${packageJson.dependencies.node}-bookworm-slim`]));
    expect(dockerfile).toMatch(/^USER node$/m);
    expect(dockerfile).toContain("/api/health");
    const set = [...dockerfile.matchAll(/^ENV (.*)$/gm)].flatMap(([, line = ""]) => line.match(/\w+(?==)/g) ?? []);
    const readByOthers = ["NEXT_TELEMETRY_DISABLED", "MALLOC_ARENA_MAX"];
    expect(set.filter((name) => !settingNames.has(name) && !readByOthers.includes(name))).toEqual([]);
    expect(dockerfile).toContain(packageJson.scripts.start.match(/MALLOC_ARENA_MAX=\d+/)?.[0]);
  });

  test("contains everything a build reads, and no secret", () => {
    const ignored = read(".dockerignore")
      .split("\n")
      .filter((line) => line && !line.startsWith("#"));
    const inputs = [...read("lib/server/supervisor/next.ts").matchAll(/^ {2}"([\w.-]+)",$/gm)].map(
      ([, input]) => input,
    );
    expect(inputs).toContain("middleware.ts");
    expect(inputs.filter((input) => ignored.includes(input ?? ""))).toEqual([]);
    expect(ignored).toEqual(expect.arrayContaining([".env*", ".git", "data", "node_modules"]));
    for (const path of ["package.json", "package-lock.json", "lib/server/supervisor/start.ts"]) {
      expect(dockerfile).toContain(path);
      expect(existsSync(path)).toBe(true);
    }
  });
});

describe("the manifests for Kubernetes", () => {
  const { template, selector } = manifest("Deployment").spec;
  const [container] = template.spec.containers;

  test("have settings of the site only", () => {
    expect(Object.keys(manifest("ConfigMap").data ?? {}).filter((name) => !settingNames.has(name))).toEqual([]);
    const named = read("deploy/kubernetes/site.yaml").match(/\b[A-Z]{2,}_[A-Z_]+\b/g) ?? [];
    expect(named.filter((name) => name !== "S3_" && !settingNames.has(name))).toEqual([]);
  });

  test("belong together", () => {
    expect(template.metadata.labels).toMatchObject(selector.matchLabels);
    for (const kind of ["Service", "PodDisruptionBudget"]) {
      const labels = manifest(kind).spec.selector.matchLabels ?? manifest(kind).spec.selector;
      expect(template.metadata.labels, kind).toMatchObject(labels);
    }
    const ports = container.ports.map(({ name }: { name: string }) => name);
    expect(ports).toContain(manifest("Service").spec.ports[0].targetPort);
    for (const probe of ["startupProbe", "readinessProbe", "livenessProbe"]) {
      expect(ports).toContain((container[probe].httpGet ?? container[probe].tcpSocket).port);
    }
    expect(container.startupProbe.httpGet.path).toBe("/api/health");
    const { scaleTargetRef, minReplicas } = manifest("HorizontalPodAutoscaler").spec;
    expect(scaleTargetRef.name).toBe(manifest("Deployment").metadata.name);
    expect(minReplicas).toBeGreaterThan(manifest("PodDisruptionBudget").spec.minAvailable);
    const [{ http }] = manifest("Ingress").spec.rules;
    expect(http.paths[0].backend.service.name).toBe(manifest("Service").metadata.name);
    expect(template.spec.securityContext.runAsNonRoot).toBe(true);
  });
});
