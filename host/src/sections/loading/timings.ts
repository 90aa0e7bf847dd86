import type { RegisteredSection } from '@vatio/contracts/sections';

/** What happens until a section is on screen, in order; `doors` and `entry` side by side. */
export type LoadPhase = 'federation' | 'doors' | 'entry' | 'module' | 'mount';

/** How long the last load of one version of a section took. */
export interface SectionTiming {
  readonly section: string;
  readonly version: string;
  /** Milliseconds, also of a phase that failed; without those that have not ended. */
  readonly phases: Readonly<Partial<Record<LoadPhase, number>>>;
  readonly at: Date;
  readonly isOverride: boolean;
}

/** Measures the phases of one load. */
export interface LoadTimer {
  /** A phase begins. Returns what ends it. */
  readonly start: (phase: LoadPhase) => () => void;
}

export interface Timings {
  /** A load begins; it takes the place of the one before of the same version. */
  readonly begin: (section: RegisteredSection, isOverride: boolean) => LoadTimer;
  readonly list: () => readonly SectionTiming[];
}

/** Keeps what each load took; the browser's tools show the same as `vatio:<section>:<phase>`. */
export function createTimings(): Timings {
  const timings = new Map<string, SectionTiming>();

  return {
    begin: ({ name, version }, isOverride) => {
      const phases: Partial<Record<LoadPhase, number>> = {};
      const timing = { section: name, version, phases, at: new Date(), isOverride };
      timings.set(`${name}/${version}/${isOverride}`, timing);
      return {
        start: (phase) => {
          const start = performance.now();
          return () => {
            // A section is mounted again at each visit; only the first is part of its load.
            if (phases[phase] !== undefined) return;
            const end = performance.now();
            phases[phase] = end - start;
            performance.measure(`vatio:${name}:${phase}`, { start, end });
          };
        },
      };
    },
    list: () => [...timings.values()],
  };
}
