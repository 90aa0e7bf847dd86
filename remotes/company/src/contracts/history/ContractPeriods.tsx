import { powersOn } from '@vatio/contracts/company/powerChanges';
import { alignedDecimals, date } from '@vatio/ui/format';
import { PeriodTable } from '@vatio/ui/table';
import { isInForce, type SupplyContract } from '../../common/contract';
import { today } from '../../common/values/days';

/** The powers of a contract in force, where they change within it. */
function powersOfToday(contract: SupplyContract): readonly string[] | undefined {
  const day = today();
  const isChanging = contract.powerChanges.length > 0 && isInForce(contract, day);
  return isChanging ? powersOn(contract, day) : undefined;
}

/** Powers and prices of a contract, a column a period. */
export function ContractPeriods({ contract }: { readonly contract: SupplyContract }) {
  const { powersKw, energyPricesEurPerKwh: energy, powerPricesEurPerKwYear: power } = contract;
  const current = powersOfToday(contract);
  const markOf = (values: readonly string[]) => (values === current ? ' · hoy' : '');
  const rows = [
    { label: `Potencia, kW${markOf(powersKw)}`, values: powersKw },
    ...contract.powerChanges.map((change) => ({
      label: `Desde el ${date(change.from)}, kW${markOf(change.powersKw)}`,
      values: change.powersKw,
    })),
    ...(energy ? [{ label: 'Energía, €/kWh', values: energy }] : []),
    ...(power ? [{ label: 'Potencia, €/kW·año', values: power }] : []),
  ];
  return (
    <div className="mt-3">
      <PeriodTable
        caption={`Potencias y precios desde el ${date(contract.from)}`}
        rows={rows.map(({ values, ...row }) => ({ ...row, values: alignedDecimals(values) }))}
      />
    </div>
  );
}
