import { Component, type ReactNode } from 'react';
import { SectionError } from '../sectionError';

export interface SectionBoundaryProps {
  readonly children: ReactNode;
  readonly fallback: (error: SectionError) => ReactNode;
}

interface State {
  readonly error: SectionError | undefined;
}

/** Catches a section's render errors inside the section. */
export class SectionBoundary extends Component<SectionBoundaryProps, State> {
  override state: State = { error: undefined };

  static getDerivedStateFromError(cause: unknown): State {
    const { name, message } = cause instanceof Error ? cause : new Error(String(cause));
    // webpack's: the code of a page did not arrive.
    const kind = name === 'ChunkLoadError' ? 'unreachable' : 'crashed';
    return { error: new SectionError(kind, message, cause) };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return this.props.fallback(error);
  }
}
