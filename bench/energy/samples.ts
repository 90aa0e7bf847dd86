import { startOfDay } from '@vatio/energy/calendar';

const quarterMs = 900_000;
const quarters = 35_040;

/** The power of each quarter of 2026 of a plant with a contract of some 250 kW; the same each time. */
export function yearOfQuarters() {
  const startMs = startOfDay('2026-01-01', 'peninsula');
  let state = 12_345;
  const random = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  const kw = Float64Array.from({ length: quarters }, (_, i) => {
    const hour = (i / 4) % 24;
    const byDay = hour > 7 && hour < 20 ? 160 : 60;
    return Math.round((byDay + 90 * random() + 40 * Math.sin(i / 4000)) * 10) / 10;
  });
  return { startMs, kw };
}

/** A year of hours as a distributor writes them, in the common format of the CNMC. */
export function curveFile(days = 365, perDay = 96): Uint8Array {
  const lines = ['CUPS;Fecha;Hora;Consumo_kWh;Metodo_obtencion'];
  const minutes = 1440 / perDay;
  for (let day = 0; day < days; day++) {
    const date = new Date(Date.UTC(2024, 10, 1) + day * 86_400_000).toISOString().slice(0, 10);
    const spanish = date.split('-').reverse().join('/');
    for (let slot = 1; slot <= perDay; slot++) {
      const end = slot * minutes;
      const time = [Math.floor(end / 60), end % 60].map((part) => String(part).padStart(2, '0'));
      const kwh = (((day * perDay + slot) * 7919) % 90_000) / 1000;
      lines.push(
        `ES0031405524755001RN;${spanish};${time.join(':')};${kwh.toFixed(3).replace('.', ',')};R`,
      );
    }
  }
  return new TextEncoder().encode(`${lines.join('\r\n')}\r\n`);
}

/** The start of each quarter of a year. */
export const instantsOfYear = (): Float64Array => {
  const startMs = startOfDay('2026-01-01', 'peninsula');
  return Float64Array.from({ length: quarters }, (_, i) => startMs + i * quarterMs);
};
