export const claimsPath = '/billing/reclamaciones';
export const claimPath = (id: string): string => `${claimsPath}/${id}`;
export const editClaimPath = (id: string): string => `${claimPath(id)}/editar`;
export const letterPath = (id: string): string => `${claimPath(id)}/carta`;
/** A claim with the form of its answer. @param recoveredEur the amount that seems recovered; null: unknown */
export const settleClaimPath = (id: string, recoveredEur: string | null): string =>
  `${claimPath(id)}?recuperado=${recoveredEur ?? ''}`;
/** A claim of some bills. */
export const newClaimPath = (billIds: readonly string[]): string =>
  `${claimsPath}/nueva?facturas=${billIds.join()}`;
