import { registerHooks } from "node:module";

// The bundler finds "next/cache" by itself; Node wants the file.
registerHooks({
  resolve: (specifier, context, resolve) =>
    resolve(/^next\/[a-z-]+$/.test(specifier) ? `${specifier}.js` : specifier, context),
});
