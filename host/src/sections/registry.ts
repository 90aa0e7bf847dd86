import type { RegisteredSection, SectionRegistry } from '@vatio/contracts/sections';
import { createEmitter } from '../observable/emitter';

/** Which sections are deployed, as the composition server says. */
export interface Registry {
  readonly sections: () => readonly RegisteredSection[];
  readonly find: (name: string) => RegisteredSection | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  /** Asks the server again; what was known stays when it does not answer. */
  readonly refresh: () => Promise<void>;
}

export function createRegistry({ sections: inlined }: SectionRegistry): Registry {
  const { emit, subscribe } = createEmitter();
  let sections: readonly RegisteredSection[] = inlined;

  return {
    sections: () => sections,
    find: (name) => sections.find((section) => section.name === name),
    subscribe,
    refresh: async () => {
      try {
        const answer = await fetch('sections.json', {
          cache: 'no-cache',
          signal: AbortSignal.timeout(5000),
        });
        if (!answer.ok) return;
        const next: Partial<SectionRegistry> = await answer.json();
        if (!Array.isArray(next.sections)) return;
        sections = next.sections;
        emit();
      } catch {
        // Unreachable or no registry: the registry of the page is still the best we have.
      }
    },
  };
}
