import { clockChangeOf, dayMs, epochDay, hourMs, startOfDay } from '../calendar';
import type { CurveDay } from '../curve/day';
import { exact, toText } from '../exact/decimal';
import type { Territory } from '../tariff';

const header = 'CUPS;Fecha;Hora;Consumo_kWh;Metodo_obtencion;energiaVertida_kWh;INV / VER\r\n';

const two = (value: number) => String(value).padStart(2, '0');
const energyText = (kwh: number) => toText(exact(kwh)).replace('.', ',');

/** The territory of a day, by its midnight: the Canaries have their own clock. */
const territoryOf = ({ date, startMs }: CurveDay): Territory =>
  startOfDay(date, 'canarias') === startMs ? 'canarias' : 'peninsula';

/** The clock at the end of each slot, and whether it is summer time. */
function labelOf(day: CurveDay): (slot: number) => { minute: number; isSummer: boolean } {
  const { date, startMs, minutes } = day;
  const territory = territoryOf(day);
  const aheadMs = epochDay(date) * dayMs - startMs;
  const wasSummer = aheadMs === (territory === 'canarias' ? hourMs : 2 * hourMs);
  const change = clockChangeOf(date, territory);
  return (slot) => {
    const minute = (slot + 1) * minutes;
    if (!change || minute <= change.atMinute) return { minute, isSummer: wasSummer };
    return { minute: minute + change.byMinutes, isSummer: !wasSummer };
  };
}

function* linesOf(day: CurveDay): Generator<string> {
  const { cups20, date, minutes, kwh, exportedKwh, isEstimated } = day;
  const spanishDate = date.split('-').reverse().join('/');
  const label = labelOf(day);
  for (const [slot, value] of kwh.entries()) {
    if (Number.isNaN(value)) continue;
    const { minute, isSummer } = label(slot);
    const hour = Math.floor(minute / 60);
    const exported = exportedKwh?.[slot] ?? Number.NaN;
    const cells = [
      cups20 ?? '',
      spanishDate,
      minutes === 60 ? hour : `${two(hour)}:${two(minute % 60)}`,
      energyText(value),
      isEstimated[slot] === 1 ? 'E' : 'R',
      Number.isNaN(exported) ? '' : energyText(exported),
      isSummer ? 1 : 0,
    ];
    yield `${cells.join(';')}\r\n`;
  }
}

/**
 * Writes a curve as CSV of the common format: labels are ends, decimals have a comma. It adds two columns,
 * so that a curve reads back the same: the exported energy, and the season, which distinguishes the
 * repeated hour from the one before.
 *
 * @returns the lines, each with its line end
 */
export function* printCurve(days: Iterable<CurveDay>): Generator<string> {
  yield header;
  for (const day of days) yield* linesOf(day);
}
