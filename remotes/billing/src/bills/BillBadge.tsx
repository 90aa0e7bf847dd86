import { type BillState, billStateLabels } from '@vatio/contracts/billing/billWords';

const looks: Readonly<Record<BillState, string>> = {
  pending: 'text-bg-secondary',
  correct: 'badge-quiet',
  claimable: 'text-bg-danger',
  inFavour: 'text-bg-info',
  review: 'text-bg-warning',
  notVerifiable: 'text-bg-light border',
};

/** The state of a bill, or of one of its lines. */
export const BillBadge = ({ state }: { readonly state: BillState }) => (
  <span className={`badge ${looks[state]}`}>{billStateLabels[state]}</span>
);
