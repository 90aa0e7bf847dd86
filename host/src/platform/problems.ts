import type { SectionStatus } from '@vatio/contracts/federation/platform';

/** A fact about a section that needs an operator. */
type Problem = 'no-version' | 'origin-down' | 'rejected' | 'not-pinned';

export const problemLabels: Readonly<Record<Problem, string>> = {
  'no-version': 'Sin versión activa',
  'origin-down': 'El origen no responde',
  rejected: 'Versión rechazada',
  'not-pinned': 'La versión fijada no está activa',
};

/** The present problems of a section; empty = all is well. */
export function problemsOf({ active, pin, origin, rejected }: SectionStatus): readonly Problem[] {
  const found: Problem[] = [];
  if (!active) found.push('no-version');
  if (active && pin && active.version !== pin) found.push('not-pinned');
  if (origin.state === 'down') found.push('origin-down');
  // Refusals from before the last activation have been mended.
  const [last] = rejected;
  if (last && (!active || Date.parse(last.at) > Date.parse(active.activatedAt))) {
    found.push('rejected');
  }
  return found;
}

const hasProblems = (section: SectionStatus) => problemsOf(section).length > 0;

/** The sections in their order, those with problems first. */
export const problemsFirst = (sections: readonly SectionStatus[]): readonly SectionStatus[] => [
  ...sections.filter(hasProblems),
  ...sections.filter((section) => !hasProblems(section)),
];
