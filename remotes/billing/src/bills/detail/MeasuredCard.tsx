import type { Bill } from '@vatio/contracts/billing/bills';
import { alignedDecimals, date } from '@vatio/ui/format';
import { Card } from '@vatio/ui/layout';
import { PeriodTable } from '@vatio/ui/table';

type Printed = Pick<
  Bill,
  'energyKwh' | 'powersKw' | 'energyPricesEurPerKwh' | 'powerPricesEurPerKwYear'
>;

/** The bill's figures by period: energy, powers, prices, maxima; and those of its parts. */
export function MeasuredCard({ bill }: { readonly bill: Bill }) {
  const { maxKw, reactiveKvarh, segments } = bill;
  const rows = [
    ...rowsOf(bill),
    ...row('Maxímetro, kW', maxKw),
    ...row('Reactiva, kVArh', reactiveKvarh),
  ];
  return (
    <Card title="Por periodos" isWide>
      <PeriodTable caption="Energía y potencias por periodos" rows={rows} />
      {segments.map((segment) => {
        const days = `Del ${date(segment.from)} al ${date(segment.to)}`;
        return (
          <div key={segment.from} className="mt-3">
            <h3 className="h6">{days}</h3>
            <PeriodTable caption={days} rows={rowsOf(segment)} />
          </div>
        );
      })}
    </Card>
  );
}

const rowsOf = (printed: Printed) => [
  ...row('Energía, kWh', printed.energyKwh),
  ...row('Precio de la energía, €/kWh', printed.energyPricesEurPerKwh),
  ...row('Potencia facturada, kW', printed.powersKw),
  ...row('Precio de la potencia, €/kW·año', printed.powerPricesEurPerKwYear),
];

/** null: the bill does not print it. */
const row = (label: string, values: readonly (string | null)[] | null) =>
  values ? [{ label, values: alignedDecimals(values) }] : [];
