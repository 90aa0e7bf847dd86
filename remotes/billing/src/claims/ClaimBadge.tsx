import type { ClaimRow } from '@vatio/contracts/billing/claims/claims';
import { type ClaimState, claimStateLabels } from '@vatio/contracts/billing/claims/claimWords';
import { dueOf } from './claim';

const looks: Readonly<Record<ClaimState, string>> = {
  open: 'text-bg-primary',
  accepted: 'text-bg-success',
  partial: 'text-bg-info',
  rejected: 'text-bg-secondary',
};

export interface ClaimBadgeProps {
  readonly claim: Pick<ClaimRow, 'state' | 'answerBy'>;
}

/** The state of a claim, and of its deadline. */
export function ClaimBadge({ claim }: ClaimBadgeProps) {
  const due = dueOf(claim);
  return (
    <>
      <span className={`badge ${looks[claim.state]}`}>{claimStateLabels[claim.state]}</span>
      {due?.isUrgent && (
        <>
          {' '}
          <span className={`badge ${due.isOverdue ? 'text-bg-danger' : 'text-bg-warning'}`}>
            {due.words}
          </span>
        </>
      )}
    </>
  );
}
