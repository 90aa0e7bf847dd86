import { today } from '@vatio/records/time';
import { Segments } from '@vatio/ui/layout';
import { DayFilter, Toolbar } from '@vatio/ui/table';
import { useSearchParams } from 'react-router-dom';
import { type Period, periodOf, presetOf, presets } from './period';

export interface PeriodChoiceProps {
  readonly period: Period;
}

/** The days that are summed up, in the address: a preset with one press, or any two days. */
export function PeriodChoice({ period }: PeriodChoiceProps) {
  const [, setParams] = useSearchParams();
  const show = ({ from, to }: Period) =>
    setParams({ desde: from, hasta: to }, { replace: true, preventScrollReset: true });
  return (
    <Toolbar>
      <Segments
        label="Periodo"
        options={presets}
        value={presetOf(period, today())}
        onChange={(preset) => show(periodOf(preset, today()))}
      />
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
    </Toolbar>
  );
}
