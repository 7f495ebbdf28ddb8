import { createMissingResource } from "#lib/api/api-resources/plain-resources.ts";

export const dynamic = "force-dynamic";

/** Addresses below /api that do not exist. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = createMissingResource();
