import type { RegisteredSection } from '@vatio/contracts/federation/sections';

/** The phases before a section is on screen, in order; `doors` and `entry` side by side. */
export type LoadPhase = 'federation' | 'doors' | 'entry' | 'module' | 'mount';

/** The duration of the last load of one version of a section. */
export interface SectionTiming {
  readonly section: string;
  readonly version: string;
  /** Milliseconds, failed phases included; running phases are left out. */
  readonly phases: Readonly<Partial<Record<LoadPhase, number>>>;
  readonly at: Date;
  readonly isOverride: boolean;
}

export interface LoadTimer {
  /** A phase begins. Returns a function that ends it. */
  readonly start: (phase: LoadPhase) => () => void;
}

export interface Timings {
  /** A load begins, and replaces the last one of the same version. */
  readonly begin: (section: RegisteredSection, isOverride: boolean) => LoadTimer;
  readonly list: () => readonly SectionTiming[];
}

/** Keeps the time of each load; the browser's tools show it as `vatio:<section>:<phase>`. */
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
            // A section is mounted at each visit; only the first one belongs to its load.
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
