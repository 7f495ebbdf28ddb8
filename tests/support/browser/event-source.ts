// happy-dom has no EventSource. This one never connects; tests of events bring their own.
globalThis.EventSource ??= class extends EventTarget {
  close() {}
} as unknown as typeof EventSource;
