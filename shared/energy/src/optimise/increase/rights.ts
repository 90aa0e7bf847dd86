/**
 * What an increase of power pays in low voltage, without taxes; nothing has replaced the annex.
 * Source: RD 1048/2013 arts. 24 to 29 (BOE-A-2013-13767), Orden ITC/3519/2009 annex V
 * (BOE-A-2009-21173).
 */
export const lowVoltageRights = {
  /** Derechos de acceso, €/kW. */
  accessEurPerKw: '19.703137',
  /** Derechos de extensión, €/kW. */
  extensionEurPerKw: '17.374714',
  /** Derechos de enganche, where the distributor has to act, €. */
  connectionEur: '9.044760',
  /** Derechos de verificación, €. */
  verificationEur: '8.011716',
} as const;

/** Beyond it an extension has its real cost. Source: RD 1048/2013 art. 25. */
export const mostExtensionKw = '100';

export const rightsNorm = 'RD 1048/2013, arts. 24 a 29; Orden ITC/3519/2009, anexo V';
