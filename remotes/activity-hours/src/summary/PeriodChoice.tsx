import { today } from '@vatio/records/time';
import { Segments } from '@vatio/ui/layout';
import { DayFilter, FilterButton, FilterChips, Toolbar } from '@vatio/ui/table';
import { useSearchParams } from 'react-router-dom';
import { type Period, periodInWords, periodOf, presetOf, presets } from './period';

export interface PeriodChoiceProps {
  readonly period: Period;
}

/** The days that are summed up, in the address: a preset with one press, or any two days. */
export function PeriodChoice({ period }: PeriodChoiceProps) {
  const [, setParams] = useSearchParams();
  const show = ({ from, to }: Period) =>
    setParams({ desde: from, hasta: to }, { replace: true, preventScrollReset: true });
  const preset = presetOf(period, today());
  const reset = () => show(periodOf('month', today()));
  return (
    <>
      <Toolbar>
        <div className="state-segments">
          <Segments
            label="Periodo"
            options={presets}
            value={preset}
            onChange={(chosen) => show(periodOf(chosen, today()))}
          />
        </div>
        <FilterButton count={preset ? 0 : 1}>
          <DayFilter
            label="Desde"
            value={period.from}
            max={period.to}
            onChange={(from) => from && show({ ...period, from })}
          />
          <DayFilter
            label="Hasta"
            value={period.to}
            min={period.from}
            onChange={(to) => to && show({ ...period, to })}
          />
        </FilterButton>
      </Toolbar>
      <FilterChips
        chips={preset ? [] : [{ label: `Días: ${periodInWords(period)}`, onRemove: reset }]}
        onClear={reset}
      />
    </>
  );
}
