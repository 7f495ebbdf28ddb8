const registryKey = Symbol.for("tischlein.process-singletons");

const globals = globalThis as typeof globalThis & { [registryKey]?: Map<string, unknown> };
globals[registryKey] ??= new Map();
const registry = globals[registryKey];

/**
 * A value that exists once per process. Next bundles pages, route handlers and the middleware
 * separately, and development reloads modules: a variable of a module would exist several times.
 *
 * @param name unique in the code base
 * @returns a getter; its first call creates the value
 */
export function processSingleton<Value>(name: string, create: () => Value): () => Value {
  return () => {
    if (!registry.has(name)) registry.set(name, create());
    return registry.get(name) as Value;
  };
}

/** Forgets a singleton, so that the next access creates it anew, and returns the former value. */
export function removeProcessSingleton<Value>(name: string): Value | undefined {
  const value = registry.get(name) as Value | undefined;
  registry.delete(name);
  return value;
}
