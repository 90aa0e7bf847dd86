import { date, decimalInWords } from '@vatio/ui/format';
import type { SupplyContract } from '../../common/contract';

/** Powers and prices of a contract, a column a period. */
export function PeriodTable({ contract }: { readonly contract: SupplyContract }) {
  const { powersKw, energyPricesEurPerKwh: energy, powerPricesEurPerKwYear: power } = contract;
  const rows = [
    { label: 'Potencia, kW', values: powersKw },
    ...(energy ? [{ label: 'Energía, €/kWh', values: energy }] : []),
    ...(power ? [{ label: 'Potencia, €/kW·año', values: power }] : []),
  ];
  const count = Math.max(...rows.map(({ values }) => values.length));
  const periods = Array.from({ length: count }, (_, index) => index);
  return (
    <section
      className="table-responsive mt-3"
      aria-label={`Potencias y precios desde el ${date(contract.from)}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
      tabIndex={0}
    >
      <table className="table table-sm mb-0">
        <thead>
          <tr>
            <td />
            {periods.map((index) => (
              <th key={index} scope="col" className="text-end">
                P{index + 1}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, values }) => (
            <tr key={label}>
              <th scope="row" className="text-nowrap fw-normal">
                {label}
              </th>
              {periods.map((index) => (
                <td key={index} className="text-end">
                  {values[index] === undefined ? '' : decimalInWords(values[index])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
