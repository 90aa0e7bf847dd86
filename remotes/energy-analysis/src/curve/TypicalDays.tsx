import { type Season, seasons, type TypicalDay } from '@vatio/energy/curve';
import { Lines } from '@vatio/ui/charts';
import { count, number } from '@vatio/ui/format';
import { useMemo } from 'react';
import { dayTypeLabels, seasonLabels } from './curveWords';
import { HourTable } from './HourTable';

const types = ['workingDay', 'saturday', 'sundayOrHoliday'] as const;
const hours = Array.from({ length: 24 }, (_, hour) => `${hour} h`);

/** The mean day of each type, a line a season; the three charts have one scale. */
export function TypicalDays({ typical }: { readonly typical: readonly TypicalDay[] }) {
  const shown = useMemo(
    () => seasons.filter((season) => typical.some((one) => one.season === season)),
    [typical],
  );
  const highest = Math.max(0, ...typical.flatMap(({ hourlyKw }) => hourlyKw.map((kw) => kw ?? 0)));
  return (
    <div className="row row-cols-1 row-cols-xl-3 g-3">
      {types.map((type) => (
        <div key={type} className="col">
          <TypicalDayChart type={type} typical={typical} shown={shown} max={highest} />
        </div>
      ))}
    </div>
  );
}

interface TypicalDayChartProps {
  readonly type: TypicalDay['type'];
  readonly typical: readonly TypicalDay[];
  readonly shown: readonly Season[];
  /** kW */
  readonly max: number;
}

function TypicalDayChart({ type, typical, shown, max }: TypicalDayChartProps) {
  const label = dayTypeLabels[type];
  const series = useMemo(
    () =>
      shown.map((season) => ({
        name: seasonLabels[season],
        values: typical.find((one) => one.season === season && one.type === type)?.hourlyKw ?? [],
      })),
    [typical, shown, type],
  );
  const ofType = typical.filter((one) => one.type === type);
  const total = ofType.reduce((sum, { days }) => sum + days, 0);
  return (
    <>
      <h3 className="h6 mb-0">{label}</h3>
      <p className="small text-muted mb-2">Media de {count(total, 'día', 'días')}</p>
      <Lines
        title={`${label}: potencia media de cada hora`}
        quantity="Potencia"
        unit="kW"
        categories={hours}
        series={series}
        max={max}
        table={
          <HourTable
            caption={`${label}, kW`}
            columns={series.map(({ name }) => name)}
            cell={(hour, column) => inWords(series[column]?.values[hour])}
          />
        }
      />
    </>
  );
}

const inWords = (kw: number | null | undefined) =>
  kw === null || kw === undefined ? '–' : number(kw, 2);
