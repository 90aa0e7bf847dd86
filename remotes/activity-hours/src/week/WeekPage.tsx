import { useQuery } from '@tanstack/react-query';
import { Loaded, Page } from '@vatio/ui/layout';
import { ChartColumn, ListChecks, Settings } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { activitiesQuery } from '../common/hoursApi';
import { entriesPath, settingsPath, summaryPath } from '../common/hoursPaths';
import { TimerBar } from '../timer/TimerBar';
import { WeekNav } from './WeekNav';
import { WeekSheet } from './WeekSheet';
import { weekQuery } from './weekApi';
import { mondayAsked } from './weekDays';

/** *Mi semana*: one's own hours, a week at a time. `?semana=` is one of its days. */
export function WeekPage() {
  const [params] = useSearchParams();
  const monday = mondayAsked(params.get('semana'));
  /** How often a week was copied: each time the keyboard goes on in the grid. */
  const [copies, setCopies] = useState(0);
  // Asked for with the week, so that the free line's list is there when it is needed.
  useQuery({ ...activitiesQuery, notifyOnChangeProps: [] });
  const week = useQuery(weekQuery(monday));
  return (
    <Page
      title="Tiempo de gestión"
      actions={
        <>
          <Link className="btn btn-outline-primary" to={summaryPath}>
            <ChartColumn aria-hidden="true" /> Resumen
          </Link>
          <Link className="btn btn-outline-primary" to={entriesPath}>
            <ListChecks aria-hidden="true" /> Partes
          </Link>
          <Link className="btn btn-outline-primary" to={settingsPath}>
            <Settings aria-hidden="true" /> Ajustes
          </Link>
        </>
      }
    >
      <TimerBar />
      <WeekNav monday={monday} onCopied={() => setCopies((before) => before + 1)} />
      <Loaded query={week} loading="Cargando la semana…" lines={8} what="la semana">
        {(read) => <WeekSheet key={monday} week={read} copies={copies} />}
      </Loaded>
    </Page>
  );
}
