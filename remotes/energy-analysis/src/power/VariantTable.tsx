import { decimalInWords, euros, percent } from '@vatio/ui/format';
import { ScrollBox } from '@vatio/ui/table';
import type { Variant } from './variants';

/** Powers of each period, and what they cost in the window, a row a variant. */
export function VariantTable({ variants }: { readonly variants: readonly Variant[] }) {
  const counts = variants.map(({ cost }) => cost.powersKw.length);
  const periods = Array.from({ length: Math.max(0, ...counts) }, (_, index) => index);
  const hasEnergy = variants.some(({ cost }) => cost.regulatedEnergyEur !== undefined);
  const amounts = [
    { head: 'Término fijo', fact: 'fixed', of: ({ cost }: Variant) => cost.fixedEur },
    { head: 'Excesos', fact: 'excess', of: ({ cost }: Variant) => cost.excessEur },
    {
      // The extra toll and charge of the energy compared with now: only in another tariff.
      head: 'Energía regulada',
      fact: 'regulated-energy',
      of: ({ cost }: Variant) => cost.regulatedEnergyEur ?? '0',
    },
    { head: 'Total', fact: 'total', of: ({ cost }: Variant) => cost.totalEur },
    { head: 'Ahorro', fact: 'saving', of: ({ savingEur }: Variant) => savingEur },
  ].filter(({ fact }) => hasEnergy || fact !== 'regulated-energy');
  return (
    <ScrollBox label="Comparación de potencias">
      <table className="table table-sm mb-0">
        <caption className="caption-top">
          Potencias en kW; costes de los doce meses, sin impuestos
        </caption>
        <thead>
          <tr>
            <th scope="col">Potencias</th>
            {periods.map((index) => (
              <th key={index} scope="col" className="text-end">
                P{index + 1}
              </th>
            ))}
            {[...amounts.map(({ head }) => head), 'Ahorro, %'].map((head) => (
              <th key={head} scope="col" className="text-end text-nowrap">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {variants.map((variant) => (
            <tr key={variant.name}>
              <th scope="row" className="text-nowrap">
                {variant.name}
              </th>
              {periods.map((index) => (
                <td key={index} className="text-end">
                  {decimalInWords(variant.cost.powersKw[index] ?? '')}
                </td>
              ))}
              {amounts.map(({ fact, of }) => (
                <td
                  key={fact}
                  className={`text-end text-nowrap ${fact === 'total' ? 'fw-bold' : ''}`}
                  data-fact={`${variant.fact}:${fact}`}
                >
                  {euros(Number(of(variant)))}
                </td>
              ))}
              <td className="text-end text-nowrap">{percent(variant.savingPercent)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
