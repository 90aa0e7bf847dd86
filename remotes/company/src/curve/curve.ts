import type { CurveAnswer } from '@vatio/contracts/company/curve';
import { startOfDay } from '@vatio/energy/calendar';
import type { CurveDay } from '@vatio/energy/curve';

const tenthsAKwh = 10_000;

/** The days of an answer in the form of the energy engine. */
export const curveDaysOf = ({ days, minutes, territory }: CurveAnswer): CurveDay[] =>
  minutes === null
    ? []
    : days.map(({ day, tenthsWh, estimated }) => {
        const isEstimated = new Uint8Array(tenthsWh.length);
        for (const slot of estimated) isEstimated[slot] = 1;
        return {
          cups20: null,
          date: day,
          startMs: startOfDay(day, territory),
          minutes,
          kwh: Float64Array.from(tenthsWh, (tenths) => (tenths ?? Number.NaN) / tenthsAKwh),
          exportedKwh: null,
          isEstimated,
        };
      });
