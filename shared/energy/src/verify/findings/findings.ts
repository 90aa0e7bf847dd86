import type { Finding } from '../verification';
import { contractFindings } from './contract';
import { dayFindings } from './days';
import { measuredFindings } from './measured';
import { sumFindings } from './sums';
import { type WeighedFacts, weighedFindings } from './weighed';

/** The findings besides the amounts of the lines, in the order in which a person looks at a bill. */
export const findingsOf = (facts: WeighedFacts): readonly Finding[] => [
  ...dayFindings(facts),
  ...contractFindings(facts),
  ...measuredFindings(facts),
  ...sumFindings(facts),
  ...weighedFindings(facts),
];
