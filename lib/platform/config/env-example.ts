import { settings } from "./env-schema.ts";
import { settingDocs } from "./setting-docs.ts";

const intro = `# Settings of the site; none is required. Written by \`npm run env:example\` from lib/platform/config/env-schema.ts.
# \`npm start\` reads the environment, not this file. Copy it to .env, remove the "#" before what you set, then
#   set -a; . ./.env; set +a; npm start
# or name the file as env_file (Docker Compose) or EnvironmentFile (systemd).
`;

/** The text of .env.example: every setting with its comment, commented out. */
export function renderEnvExample(): string {
  const entries = Object.entries(settings).map(([name, schema]) => {
    const { comment, example } = settingDocs.get(schema) ?? {};
    return `# ${comment}\n#${name}=${example}\n`;
  });
  return [intro, ...entries].join("\n");
}
