import { decimalInWords, euros, number } from '@vatio/ui/format';
import { ScrollBox } from '@vatio/ui/table';
import type { Variant } from './variants';

/** Powers of each period, and what they cost in the window, a row a variant. */
export function VariantTable({ variants }: { readonly variants: readonly Variant[] }) {
  const periods = variants[0]?.cost.powersKw.map((_, index) => index) ?? [];
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
            {['Término fijo', 'Excesos', 'Total', 'Ahorro', 'Ahorro, %'].map((head) => (
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
              {[cost.fixedEur, cost.excessEur, cost.totalEur].map((amount, index) => (
                <td
                  key={['fixed', 'excess', 'total'][index]}
                  className={`text-end text-nowrap ${index === 2 ? 'fw-bold' : ''}`}
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
