/** The words of a supply, as the API has them → as screens say them. */
export const supplyWords: Readonly<Record<string, string>> = {
  peninsula: 'Península',
  baleares: 'Baleares',
  canarias: 'Canarias',
  ceuta: 'Ceuta',
  melilla: 'Melilla',
  icp: 'ICP',
  maximeter: 'Maxímetro',
};
