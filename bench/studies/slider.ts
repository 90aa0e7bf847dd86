import { monthDays, startOfDay } from '@vatio/energy/calendar';
import { isStudyRefusal, optimisePowers, powerPricer } from '@vatio/energy/optimise';
import { defaultParameters } from '@vatio/energy/parameters';
import { powerStudyOf } from '@vatio/energy/study';
import { plantLoad, quartersOfYear } from '../../api/test/yearFile';
import { fastestMs } from '../energy/timing';

const load = plantLoad(7);

const study = powerStudyOf({
  window: { firstDay: '2026-01-01', lastDay: monthDays('2026-12').lastDay },
  tariff: '6.1TD',
  territory: 'peninsula',
  pointType: 3,
  powerControl: 'maximeter',
  powersKw: ['250', '250', '250', '250', '250', '250'],
  readings: [],
  curve: {
    minutes: 15,
    startMs: startOfDay('2026-01-01', 'peninsula'),
    kw: Float64Array.from({ length: quartersOfYear }, (_, i) => (load(i) * 4) / 10_000),
  },
});

export interface SliderTimes {
  /** The price of other powers of a quarter-hour year, as often as a slider moves. */
  readonly stepMs: number;
  /** The search for the best of all. */
  readonly optimumMs: number;
}

/** Measures the cost of a slider step in the engine, in this process. */
export function measureSlider(): SliderTimes {
  const parameters = defaultParameters();
  const price = powerPricer(study, parameters);
  if (isStudyRefusal(price)) throw new Error(price.reasons[0]?.message);
  let moved = 200;
  const step = () => {
    moved = moved === 240 ? 200 : moved + 1;
    price([moved, moved, moved, moved, moved, 250]);
  };
  return {
    stepMs: fastestMs(step, 30),
    optimumMs: fastestMs(() => optimisePowers(study, parameters), 3),
  };
}
