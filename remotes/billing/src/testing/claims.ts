import { answer } from '../../../../tests/setup/answers';
import { claimRowOf, claimTotalsOf } from '../../../../tests/setup/examples/exampleClaim';

export { claimOf, claimRowOf, proposalOf } from '../../../../tests/setup/examples/exampleClaim';

/** Answers what the list asks for besides its rows. */
export function answerClaims(totals = claimTotalsOf()): void {
  answer('get', 'claims/totals', totals);
  const { clientId: id, clientName: name } = claimRowOf();
  answer('get', 'claims/clients', { rows: [{ id, name }] });
  answer('get', 'bills/suppliers', {
    rows: [{ supplier: 'Luz del Norte', bills: 3, firstDay: '2025-11-30', lastDay: '2026-10-31' }],
  });
}
