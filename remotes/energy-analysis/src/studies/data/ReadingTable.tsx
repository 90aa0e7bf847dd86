import type { StudySnapshotAnswer } from '@vatio/contracts/energy-analysis/studies';
import { date, number } from '@vatio/ui/format';
import { ScrollBox } from '@vatio/ui/table';

type Reading = StudySnapshotAnswer['readings'][number];

/** The readings of a snapshot, a row each: energy and maximum of each period. */
export function ReadingTable({ readings }: { readonly readings: readonly Reading[] }) {
  if (readings.length === 0)
    return <p className="text-muted mt-3 mb-0">Sin lecturas en la ventana.</p>;
  const count = Math.max(...readings.map(({ energyKwh }) => energyKwh.length));
  const periods = Array.from({ length: count }, (_, index) => index);
  const rows = [...readings].sort((one, other) =>
    one.range.firstDay < other.range.firstDay ? -1 : 1,
  );
  return (
    <div className="mt-3">
      <ScrollBox label="Lecturas">
        <table className="table table-sm mb-0">
          <caption className="caption-top">
            Energía, kWh, y entre paréntesis el maxímetro, kW
          </caption>
          <thead>
            <tr>
              <th scope="col">Lectura</th>
              {periods.map((index) => (
                <th key={index} scope="col" className="text-end">
                  P{index + 1}
                </th>
              ))}
              <th scope="col" className="ps-3">
                Origen
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((reading) => (
              <tr key={`${reading.range.firstDay} ${reading.source}`}>
                <th scope="row" className="fw-normal text-nowrap">
                  {date(reading.range.firstDay)} – {date(reading.range.lastDay)}
                </th>
                {periods.map((index) => (
                  <td key={index} className="text-end text-nowrap">
                    {cellOf(reading, index)}
                  </td>
                ))}
                <td className="ps-3">{originOf(reading)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
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
