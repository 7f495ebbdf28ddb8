/**
 * Stands in for Google's publisher tag: the part of its API that pages call, with its order of
 * calls. It asks its server once per `refresh`, and shows each answer in a frame of another origin.
 * It has nothing for `content_1`. Like the real one it stores a cookie of the site.
 */
export const publisherTag = `(() => {
  const ads = "https://securepubads.g.doubleclick.net/gampad/ads";
  const frame = "https://stub.safeframe.googlesyndication.com/safeframe/1-0-40/html/container.html";
  const listeners = [];
  const displayed = new Set();
  let isEnabled = false;
  let config = {};
  const service = {
    addEventListener(name, listener) {
      if (name === "slotRenderEnded") listeners.push(listener);
      return service;
    },
    async refresh(slots) {
      if (!isEnabled) throw new Error("refresh before enableServices");
      if (!config.disableInitialLoad) throw new Error("initial load is not disabled");
      const paths = slots.map((slot) => slot.path);
      await fetch(ads + "?iu_parts=" + encodeURIComponent(paths.join()) + "&sizes=" + encodeURIComponent(JSON.stringify(slots.map((slot) => slot.sizes))));
      for (const slot of slots) {
        if (!displayed.has(slot.id)) throw new Error(slot.path + " was not displayed");
        const isEmpty = slot.path.endsWith("/content_1");
        const element = document.getElementById(slot.id);
        if (element && !isEmpty) {
          const [width, height] = slot.sizes[0];
          const shown = document.createElement("iframe");
          Object.assign(shown, { src: frame, title: "Ad", width, height, style: "border:0" });
          element.replaceChildren(shown);
        }
        for (const listener of listeners) listener({ slot, isEmpty });
      }
    },
  };
  const commands = window.googletag?.cmd ?? [];
  Object.assign((window.googletag ??= {}), {
    setConfig: (changes) => { config = { ...config, ...changes }; },
    defineSlot(path, sizes, id) {
      if (!document.getElementById(id)) throw new Error("no element " + id);
      const slot = { path, sizes, id, getSlotElementId: () => id, addService: () => slot, setConfig(changes) {
        if (changes.safeFrame?.forceSafeFrame !== true) throw new Error("no frame of its own");
      } };
      return slot;
    },
    destroySlots: (slots) => { for (const slot of slots) displayed.delete(slot.id); return true; },
    display: (id) => displayed.add(id),
    enableServices: () => { isEnabled = true; },
    pubads: () => service,
  });
  document.cookie = "__gads=ID=stub; path=/";
  window.googletag.cmd = { push: (command) => command() };
  for (const command of commands) command();
})();`;
