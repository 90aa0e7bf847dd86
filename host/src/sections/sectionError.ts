import type { RegisteredSection } from '@vatio/contracts/sections';

/** Why a section is not on screen. Each has its own message (SectionFailure). */
export type SectionErrorKind = 'unreachable' | 'timeout' | 'incompatible' | 'crashed';

/** A section could not be loaded, or broke. `cause` is what happened underneath. */
export class SectionError extends Error {
  override readonly name = 'SectionError';
  /** The version that it happened to; the loader knows it. */
  section: RegisteredSection | undefined;

  constructor(
    readonly kind: SectionErrorKind,
    message: string,
    cause?: unknown,
  ) {
    super(message, { cause });
  }
}

/** Whatever came out of loading a section, as one of ours. */
export const toSectionError = (error: unknown): SectionError =>
  error instanceof SectionError
    ? error
    : new SectionError('crashed', error instanceof Error ? error.message : String(error), error);
