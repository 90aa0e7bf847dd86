/** The powers that offers are compared with. */
export const offerPowersLabels = { contracted: 'contratadas', optimum: 'óptimas' } as const;
export type OfferPowers = keyof typeof offerPowersLabels;

/** «Luz del Norte · Plan estable» */
export const offerName = (offer: { readonly supplier: string; readonly name: string }): string =>
  offer.name ? `${offer.supplier} · ${offer.name}` : offer.supplier;
