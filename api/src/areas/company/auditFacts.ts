import { date } from '@vatio/records/format';

/** The values of a field that are words of the API, where the same word means another thing elsewhere. */
export const factWords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  vulnerability: { none: 'Sin bono social', vulnerable: 'Vulnerable', severe: 'Vulnerable severo' },
  socialBonusFinancing: {
    taxed: 'Con impuesto eléctrico',
    untaxed: 'Sin impuesto eléctrico',
    none: 'No se factura',
  },
};

const decimal = (value: string) => value.replace('.', ',');

interface PowerChange {
  readonly from: string;
  readonly powersKw: readonly string[];
}

/** «1 mar 2026: 30 · 40 kW»; undefined: there is none. */
export const powerChangesInWords = (value: unknown): string | undefined =>
  (value as readonly PowerChange[])
    .map(({ from, powersKw }) => `${date(from)}: ${powersKw.map(decimal).join(' · ')}\u00a0kW`)
    .join('; ') || undefined;

/** «Letra a, 80 % de la energía» */
export function reducedTaxInWords(value: unknown): string {
  const { letter, energyPercent } = value as Readonly<Record<'letter' | 'energyPercent', string>>;
  return `Letra ${letter}, ${decimal(energyPercent)}\u00a0% de la energía`;
}
