import type { BillVerification } from '@vatio/contracts/billing/verifications';
import { count, dateTime, euros, number } from '@vatio/ui/format';

/** «+12,30 €»: an amount that is a difference. */
export const differenceInWords = (eur: string): string =>
  `${Number(eur) > 0 ? '+' : ''}${euros(Number(eur))}`;

type Range = NonNullable<BillVerification['range']>;

/** «entre 12,10 € y 14,30 €»: between which amounts the right one is. */
export const rangeInWords = ({ lowEur, highEur }: Range): string =>
  highEur === null
    ? `desde ${euros(Number(lowEur))}`
    : `entre ${euros(Number(lowEur))} y ${euros(Number(highEur))}`;

type Adding = NonNullable<BillVerification['lines'][number]['adding']>;

/** Says whether a tax or a sum adds up with the amounts printed above it. */
export const addingInWords = ({ dueEur, closes }: Adding): string =>
  closes ? 'Suma bien' : `No suma: serían ${euros(Number(dueEur))}`;

/** The missing data, beside a badge or under a title that already says «No verificable»: «Falta el peaje…» */
export const missingInWords = (message: string): string => {
  const rest = message.replace(/^No verificable: /, '');
  return rest.charAt(0).toUpperCase() + rest.slice(1);
};

/** «Verificada el 25 nov 2026, 10:00, con la versión 12 de los parámetros regulados, 1 contrato…» */
export function dataInWords({ at, data }: BillVerification): string {
  const { parameterVersion, contracts, readings, curveMinutes } = data;
  const versions = contracts.map(({ version }) => number(version)).join(', ');
  const parts = [
    `la versión ${number(parameterVersion)} de los parámetros regulados`,
    contracts.length === 0
      ? 'ningún contrato'
      : `${count(contracts.length, 'contrato', 'contratos')} (${contracts.length === 1 ? 'versión' : 'versiones'} ${versions})`,
    readings.length === 0 ? 'ninguna lectura' : count(readings.length, 'lectura', 'lecturas'),
    curveMinutes === null
      ? 'ninguna curva'
      : `la curva ${curveMinutes === 15 ? 'cuartohoraria' : 'horaria'}`,
  ];
  return `Verificada el ${dateTime(at)} con ${parts.slice(0, -1).join(', ')} y ${parts.at(-1)}.`;
}
