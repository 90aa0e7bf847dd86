import { SectionRoutes } from '@vatio/platform';
import { LazyPage } from '@vatio/ui/layout';
import type { ComponentType } from 'react';
import { Route } from 'react-router-dom';
import { ForWriters } from './common/ForWriters';
import { WeekPage } from './week/WeekPage';

const entryList = async (): Promise<ComponentType> =>
  (await import('./entries/EntryList')).EntryList;

/** The only thing this section exposes. The host mounts it under /activity-hours/* and owns everything around it. */
export default function Section() {
  return (
    <SectionRoutes>
      <Route
        index
        element={
          <ForWriters>
            <WeekPage />
          </ForWriters>
        }
      />
      <Route
        path="partes"
        element={
          <ForWriters>
            <LazyPage key="entries" load={entryList} props={{}} />
          </ForWriters>
        }
      />
    </SectionRoutes>
  );
}
