import { Component, type ReactNode } from 'react';
import { SectionError } from './sectionError';

export interface SectionBoundaryProps {
  readonly children: ReactNode;
  readonly fallback: (error: SectionError) => ReactNode;
}

interface State {
  readonly error: SectionError | undefined;
}

/** Keeps what a section throws while rendering inside the section. */
export class SectionBoundary extends Component<SectionBoundaryProps, State> {
  override state: State = { error: undefined };

  static getDerivedStateFromError(cause: unknown): State {
    const message = cause instanceof Error ? cause.message : String(cause);
    return { error: new SectionError('crashed', message, cause) };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return this.props.fallback(error);
  }
}
