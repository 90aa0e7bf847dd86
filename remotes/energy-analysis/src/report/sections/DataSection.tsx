import { SnapshotFacts } from '../../studies/data/SnapshotCard';
import type { SectionProps } from '../found';

/** The inputs of the calculation. */
export const DataSection = ({ found }: SectionProps) => (
  <SnapshotFacts snapshot={found.calculation.snapshot} fact={found.fact} />
);
