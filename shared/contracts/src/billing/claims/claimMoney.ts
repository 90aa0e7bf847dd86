import type { Fields } from '@vatio/records/record';

/** Money of claims; no claim comes near the limit. */
export const claimEur = { kind: 'decimal', maxDecimals: 2, max: 100_000_000, unit: '€' } as const;

/** The amounts of claims that stand in sums of bills, too: their pages need no other field of a claim. */
export const claimMoney = {
  /** With taxes and interest. */
  claimedEur: { ...claimEur, label: 'Reclamado' },
  /** null: no refund yet. */
  recoveredEur: { ...claimEur, label: 'Recuperado', isOptional: true },
} as const satisfies Fields;
