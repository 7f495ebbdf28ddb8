"use client";
import type { ReactNode } from "react";
import { DeviceList } from "#components/shopping-lists/device-list.tsx";
import { useDeviceList } from "#components/shopping-lists/use-device-list.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import type { DeviceWords } from "#lib/shopping-lists/page-words.ts";

interface DeviceSettingProps {
  locale: Locale;
  words: DeviceWords;
  /** What stands there when the device has no list. */
  none: ReactNode;
}

/** The list on this device, to be taken into the account. */
export function DeviceSetting({ locale, words, none }: DeviceSettingProps) {
  const entries = useDeviceList();
  return entries.length > 0 ? <DeviceList entries={entries} locale={locale} words={words} /> : none;
}
