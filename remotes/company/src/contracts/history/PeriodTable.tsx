import { powersOn } from '@vatio/contracts/company/powerChanges';
import { date, decimalInWords } from '@vatio/ui/format';
import { isInForce, type SupplyContract } from '../../common/contract';
import { today } from '../../common/values/days';

/** The powers of a contract in force, where they change within it. */
function powersOfToday(contract: SupplyContract): readonly string[] | undefined {
  const day = today();
  const isChanging = contract.powerChanges.length > 0 && isInForce(contract, day);
  return isChanging ? powersOn(contract, day) : undefined;
}

/** Powers and prices of a contract, a column a period. */
export function PeriodTable({ contract }: { readonly contract: SupplyContract }) {
  const { powersKw, energyPricesEurPerKwh: energy, powerPricesEurPerKwYear: power } = contract;
  const current = powersOfToday(contract);
  const markOf = (values: readonly string[]) => (values === current ? ' · hoy' : '');
  const rows = [
    { label: `Potencia, kW${markOf(powersKw)}`, values: powersKw, isLong: false },
    ...contract.powerChanges.map((change) => ({
      label: `Desde el ${date(change.from)}, kW${markOf(change.powersKw)}`,
      values: change.powersKw,
      isLong: true,
    })),
    ...(energy ? [{ label: 'Energía, €/kWh', values: energy, isLong: false }] : []),
    ...(power ? [{ label: 'Potencia, €/kW·año', values: power, isLong: false }] : []),
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
          {rows.map(({ label, values, isLong }) => (
            <tr key={label}>
              <th scope="row" className={`fw-normal ${isLong ? '' : 'text-nowrap'}`}>
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
