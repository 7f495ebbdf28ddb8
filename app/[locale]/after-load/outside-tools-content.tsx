"use client";
import type { ReactNode } from "react";
import { ToolStarter } from "#components/business/analytics/tool-starter.tsx";
import { ConsentPanel } from "#components/platform/consent/consent-panel.tsx";
import type { ConsentTexts } from "#components/platform/consent/consent-texts.ts";
import type { OutsideTools } from "#lib/platform/consent/outside-tools.ts";

export interface OutsideToolsProps {
  tools: OutsideTools;
  texts: ConsentTexts;
  closeIcon: ReactNode;
}

interface OutsideToolsContentProps extends OutsideToolsProps {
  opener: HTMLElement | null;
  onClose: () => void;
}

/** The question about outside tools, and the tools the reader has agreed to. */
export function OutsideToolsContent({ tools, ...panel }: OutsideToolsContentProps) {
  return (
    <>
      <ConsentPanel {...panel} />
      <ToolStarter tools={tools} />
    </>
  );
}
