import "server-only";
import { toErrorResponse } from "#lib/platform/http/api.ts";
import { ApiError } from "#lib/platform/http/api-error.ts";
import { type Method, methods } from "./operation.ts";
import { createResource, type ResourceHandler } from "./resource.ts";

/** The handlers of a file about the API: GET, HEAD and OPTIONS, and 405 for other methods. */
export function createFileResource(get: ResourceHandler): Record<Method, ResourceHandler> {
  return createResource({ GET: get });
}

type MissingHandler = (request: Request) => Promise<Response>;

/** The handlers of an address without a resource: every method answers 404. */
export function createMissingResource(): Record<Method, MissingHandler> {
  const refuse: MissingHandler = (request) => toErrorResponse(new ApiError("missing"), request, true);
  const head: MissingHandler = async (request) => {
    const { status, headers } = await refuse(request);
    return new Response(null, { status, headers });
  };
  const all = Object.fromEntries(methods.map((method) => [method, refuse])) as Record<Method, MissingHandler>;
  return { ...all, HEAD: head };
}
