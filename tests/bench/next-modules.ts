import { registerHooks } from "node:module";

// Bundlers resolve "next/cache"; Node needs the file extension.
registerHooks({
  resolve: (specifier, context, resolve) =>
    resolve(/^next\/[a-z-]+$/.test(specifier) ? `${specifier}.js` : specifier, context),
});
