export const claimsPath = '/billing/reclamaciones';
export const claimPath = (id: string): string => `${claimsPath}/${id}`;
export const editClaimPath = (id: string): string => `${claimPath(id)}/editar`;
export const letterPath = (id: string): string => `${claimPath(id)}/carta`;
/** A claim of some bills. */
export const newClaimPath = (billIds: readonly string[]): string =>
  `${claimsPath}/nueva?facturas=${billIds.join()}`;
