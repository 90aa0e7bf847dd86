import type { RegisteredSection } from '@vatio/contracts/federation/sections';

/** Why a section is missing. Each kind has its own message (SectionFailure). */
export type SectionErrorKind = 'unreachable' | 'timeout' | 'incompatible' | 'crashed';

/** A section could not be loaded, or broke. `cause` is the original error. */
export class SectionError extends Error {
  override readonly name = 'SectionError';
  /** The version; the loader knows it. */
  section: RegisteredSection | undefined;

  constructor(
    readonly kind: SectionErrorKind,
    message: string,
    cause?: unknown,
  ) {
    super(message, { cause });
  }
}

/** Turns any error of loading a section into a SectionError. */
export const toSectionError = (error: unknown): SectionError =>
  error instanceof SectionError
    ? error
    : new SectionError('crashed', error instanceof Error ? error.message : String(error), error);
