import { renderEnvExample } from "#lib/platform/config/env-example.ts";

/** `npm run env:example` writes .env.example. */
process.stdout.write(renderEnvExample());
