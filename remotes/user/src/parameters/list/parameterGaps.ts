import type { MissingParameters } from '@vatio/contracts/user/parameters';
import { changeAddress } from '../parameterSubject';

/** What is known to come is what somebody can look up today, so it comes first; then by day. */
export function mostUrgentFirst(rows: readonly MissingParameters[]): readonly MissingParameters[] {
  const urgency = ({ gaps }: MissingParameters) => {
    const isPending = gaps.some(({ reason }) => reason === 'pending');
    const first = gaps.map(({ from }) => from).sort()[0];
    return `${isPending ? 0 : 1} ${first}`;
  };
  return rows.toSorted((one, other) => (urgency(one) < urgency(other) ? -1 : 1));
}

/** The form for the first of its gaps. */
export function addressOfGap({ kind, gaps }: MissingParameters): string {
  const [first] = gaps.toSorted((one, other) => (one.from < other.from ? -1 : 1));
  const [key] = first?.keys ?? [];
  return changeAddress(key ?? { kind }, first);
}
