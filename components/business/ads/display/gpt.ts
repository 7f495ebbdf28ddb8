/**
 * The part of Google's publisher tag that this site calls.
 *
 * @see https://developers.google.com/publisher-tag/reference
 */
export interface GptTag {
  cmd: { push(command: () => void): unknown };
  setConfig(config: { singleRequest?: boolean; disableInitialLoad?: boolean }): void;
  defineSlot(adUnitPath: string, sizes: [number, number][], elementId: string): GptSlot | null;
  destroySlots(slots: GptSlot[]): boolean;
  display(elementId: string): void;
  enableServices(): void;
  pubads(): GptPubAds;
}

export interface GptSlot {
  addService(service: GptPubAds): GptSlot;
  getSlotElementId(): string;
  setConfig(config: { safeFrame: { forceSafeFrame: boolean } }): void;
}

export interface GptPubAds {
  addEventListener(name: "slotRenderEnded", listener: (event: { isEmpty: boolean; slot: GptSlot }) => void): GptPubAds;
  refresh(slots: GptSlot[]): void;
}

declare global {
  interface Window {
    googletag?: GptTag;
  }
}
