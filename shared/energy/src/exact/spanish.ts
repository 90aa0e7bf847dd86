import { type DecimalInput, type ExactNumber, eurText, exact, toText } from './decimal';

/** Spanish amounts and days, for texts that people read. */

function grouped(text: string): string {
  const [whole = '', decimals] = text.split('.');
  const thousands = whole.length > 3 ? whole.replace(/\B(?=(\d{3}){1,12}$)/g, '.') : whole;
  return decimals ? `${thousands},${decimals}` : thousands;
}

/** @returns all digits: «1.240,5» */
export const spanishNumber = (value: DecimalInput | ExactNumber): string =>
  grouped(toText(exact(value)));

/** @returns «588,80 €» */
export const spanishEuros = (amount: ExactNumber): string => `${grouped(eurText(amount))} €`;

/** @param date «2026-02-28» @returns «28/02/2026» */
export const spanishDate = (date: string): string => date.split('-').reverse().join('/');

/** @returns «del 01/02/2026 al 28/02/2026» */
export const spanishRange = (firstDay: string, lastDay: string): string =>
  `del ${spanishDate(firstDay)} al ${spanishDate(lastDay)}`;

/** @returns «1 cuarto de hora», «2.688 cuartos de hora» */
export const quartersText = (count: number): string =>
  count === 1 ? '1 cuarto de hora' : `${spanishNumber(count)} cuartos de hora`;
