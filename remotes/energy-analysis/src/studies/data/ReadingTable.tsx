import type { StudySnapshotAnswer } from '@vatio/contracts/energy-analysis/studies';
import { date, number } from '@vatio/ui/format';
import { FigureTable, periodHeaders } from '@vatio/ui/table';

type Reading = StudySnapshotAnswer['readings'][number];

/** The readings of a snapshot, a row each: energy and maximum of each period. */
export function ReadingTable({ readings }: { readonly readings: readonly Reading[] }) {
  if (readings.length === 0)
    return <p className="text-muted mt-3 mb-0">Sin lecturas en la ventana.</p>;
  const periods = periodHeaders(Math.max(...readings.map(({ energyKwh }) => energyKwh.length)));
  const sorted = [...readings].sort((one, other) =>
    one.range.firstDay < other.range.firstDay ? -1 : 1,
  );
  return (
    <div className="mt-3">
      <FigureTable
        caption="Lecturas"
        title="Energía, kWh, y entre paréntesis el maxímetro, kW"
        rowHead="Lectura"
        columns={[...periods, { header: 'Origen', isText: true }]}
        rows={sorted.map((reading) => ({
          id: `${reading.range.firstDay} ${reading.source}`,
          label: `${date(reading.range.firstDay)} – ${date(reading.range.lastDay)}`,
          cells: [...periods.map((_, index) => cellOf(reading, index)), originOf(reading)],
        }))}
      />
    </div>
  );
}

function cellOf({ energyKwh, maximetersKw }: Reading, index: number): string {
  const energy = energyKwh[index];
  const power = maximetersKw?.[index];
  const kwh = energy === undefined ? '' : number(Number(energy), 0);
  return power === null || power === undefined ? kwh : `${kwh} (${number(Number(power), 3)})`;
}

function originOf({ source, isEstimated }: Reading): string {
  const origin = source === 'invoice' ? 'Factura' : 'A mano';
  return isEstimated ? `${origin}, estimada` : origin;
}
