"use client";
import { unstable_rethrow } from "next/navigation";
import { Children, Component, type ReactNode } from "react";

interface PartBoundaryProps {
  /** The plain form of the part, shown once it has failed; without one it disappears. */
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * Around a part that is not the content of a page: when it fails, the rest of the page stays.
 * Redirects and pages that are not found pass through.
 */
export class PartBoundary extends Component<PartBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(error: unknown) {
    unstable_rethrow(error);
    return { hasFailed: true };
  }

  /** React only logs an error that a boundary has caught; error reports read uncaught ones. */
  override componentDidCatch(error: unknown) {
    reportError(error);
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

/** Gives each child a boundary of its own. */
export function PartBoundaries({ children }: { children: ReactNode }) {
  return Children.map(children, (child) => child && <PartBoundary>{child}</PartBoundary>);
}
