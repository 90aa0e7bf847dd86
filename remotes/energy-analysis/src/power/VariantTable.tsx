import { decimalInWords, euros, number } from '@vatio/ui/format';
import { ScrollBox } from '@vatio/ui/table';
import type { Variant } from './variants';

/** Powers of each period, and what they cost in the window, a row a variant. */
export function VariantTable({ variants }: { readonly variants: readonly Variant[] }) {
  const counts = variants.map(({ cost }) => cost.powersKw.length);
  const periods = Array.from({ length: Math.max(0, ...counts) }, (_, index) => index);
  const hasEnergy = variants.some(({ cost }) => cost.regulatedEnergyEur !== undefined);
  const amountsOf = ({ fixedEur, excessEur, regulatedEnergyEur, totalEur }: Variant['cost']) => [
    fixedEur,
    excessEur,
    ...(hasEnergy ? [regulatedEnergyEur ?? '0'] : []),
    totalEur,
  ];
  const heads = [
    'Término fijo',
    'Excesos',
    // What toll and charge of the energy cost more than now: of another tariff alone.
    ...(hasEnergy ? ['Energía regulada'] : []),
    'Total',
  ];
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
            {[...heads, 'Ahorro', 'Ahorro, %'].map((head) => (
              <th key={head} scope="col" className="text-end text-nowrap">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {variants.map(({ name, cost, savingEur, savingPercent }) => (
            <tr key={name}>
              <th scope="row" className="text-nowrap">
                {name}
              </th>
              {periods.map((index) => (
                <td key={index} className="text-end">
                  {decimalInWords(cost.powersKw[index] ?? '')}
                </td>
              ))}
              {amountsOf(cost).map((amount, index) => (
                <td
                  key={heads[index]}
                  className={`text-end text-nowrap ${heads[index] === 'Total' ? 'fw-bold' : ''}`}
                >
                  {euros(Number(amount))}
                </td>
              ))}
              <td className="text-end text-nowrap">{euros(savingEur)}</td>
              <td className="text-end">{number(savingPercent)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
