import { SnapshotFacts } from '../../studies/data/SnapshotCard';
import type { SectionProps } from '../found';

/** What the calculation was made from. */
export const DataSection = ({ found }: SectionProps) => (
  <SnapshotFacts snapshot={found.calculation.snapshot} fact={found.fact} />
);
