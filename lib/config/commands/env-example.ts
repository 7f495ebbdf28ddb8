import { renderEnvExample } from "#lib/config/env-example.ts";

/** `npm run env:example` writes .env.example. */
process.stdout.write(renderEnvExample());
