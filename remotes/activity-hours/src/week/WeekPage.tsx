import { useQuery } from '@tanstack/react-query';
import { Loaded, Page } from '@vatio/ui/layout';
import { ChartColumn, ListChecks, Settings } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { activitiesQuery } from '../common/hoursApi';
import { entriesPath, settingsPath, summaryPath, weekPath } from '../common/hoursPaths';
import { TimerBar } from '../timer/TimerBar';
import { useShownWeek } from './shownWeek';
import { WeekNav } from './WeekNav';
import { WeekSheet } from './WeekSheet';
import { weekQuery } from './weekApi';

/** *Mi semana*: hours, a week at a time. An admin comes here from *Partes* for others' weeks, too. */
export function WeekPage() {
  const shown = useShownWeek();
  const { monday, userId } = shown;
  /** The number of copies made of a week: each one moves the focus back to the grid. */
  const [copies, setCopies] = useState(0);
  // Asked for with the week, so that the free line's list is there when it is needed.
  useQuery({ ...activitiesQuery, notifyOnChangeProps: [] });
  const week = useQuery(weekQuery(shown));
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
      {!userId && <TimerBar />}
      <WeekNav shown={shown} onCopied={() => setCopies((before) => before + 1)} />
      <Loaded query={week} loading="Cargando la semana…" lines={8} what="la semana">
        {(read) => (
          <>
            {userId && (
              <p className="alert alert-info d-flex flex-wrap align-items-center gap-2">
                <span>
                  Son las horas de <strong>{read.user.name}</strong>: lo que escribas queda a su
                  nombre.
                </span>
                <Link className="btn btn-sm btn-light ms-auto" to={weekPath(monday)}>
                  Volver a mi semana
                </Link>
              </p>
            )}
            <WeekSheet key={`${monday} ${userId}`} shown={shown} week={read} copies={copies} />
          </>
        )}
      </Loaded>
    </Page>
  );
}
