import { ReactiveCosts } from '../../reactive/ReactiveCard';
import type { SectionProps } from '../found';

/** What reactive energy costs. */
export const ReactiveSection = ({ found: { reactive } }: SectionProps) =>
  reactive && <ReactiveCosts found={reactive} />;
