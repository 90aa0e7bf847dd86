import type { Finding } from '../verification';
import { contractFindings } from './contract';
import { dayFindings } from './days';
import type { FindingFacts } from './facts';
import { measuredFindings } from './measured';
import { sumFindings } from './sums';

/** What is found besides the amounts of the lines, in the order in which a person looks at a bill. */
export const findingsOf = (facts: FindingFacts): readonly Finding[] => [
  ...dayFindings(facts),
  ...contractFindings(facts),
  ...measuredFindings(facts),
  ...sumFindings(facts),
];
