import { decimalInWords, euros, percent } from '@vatio/ui/format';
import { FigureTable, periodHeaders } from '@vatio/ui/table';
import type { Variant } from './variants';

/** Powers of each period, and what they cost in the window, a row a variant. */
export function VariantTable({ variants }: { readonly variants: readonly Variant[] }) {
  const periods = periodHeaders(Math.max(0, ...variants.map(({ cost }) => cost.powersKw.length)));
  const hasEnergy = variants.some(({ cost }) => cost.regulatedEnergyEur !== undefined);
  const amounts = [
    { header: 'Término fijo', fact: 'fixed', of: ({ cost }: Variant) => cost.fixedEur },
    { header: 'Excesos', fact: 'excess', of: ({ cost }: Variant) => cost.excessEur },
    {
      // The extra toll and charge of the energy compared with now: only in another tariff.
      header: 'Energía regulada',
      fact: 'regulated-energy',
      of: ({ cost }: Variant) => cost.regulatedEnergyEur ?? '0',
    },
    { header: 'Total', fact: 'total', of: ({ cost }: Variant) => cost.totalEur, isStrong: true },
    { header: 'Ahorro', fact: 'saving', of: ({ savingEur }: Variant) => savingEur },
  ].filter(({ fact }) => hasEnergy || fact !== 'regulated-energy');
  return (
    <FigureTable
      caption="Comparación de potencias"
      title="Potencias en kW; costes de los doce meses, sin impuestos"
      rowHead="Potencias"
      columns={[...periods, ...amounts, 'Ahorro, %']}
      rows={variants.map((variant) => ({
        label: variant.name,
        cells: [
          ...periods.map((_, index) => decimalInWords(variant.cost.powersKw[index] ?? '')),
          ...amounts.map(({ fact, of }) => ({
            fact: `${variant.fact}:${fact}`,
            text: euros(Number(of(variant))),
          })),
          percent(variant.savingPercent),
        ],
      }))}
    />
  );
}
