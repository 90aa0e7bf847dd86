import { SectionRoutes, useHasRole } from '@vatio/platform';
import { LazyPage } from '@vatio/ui/layout';
import type { ComponentType } from 'react';
import { Route } from 'react-router-dom';
import { ForReaders, ForWriters } from './common/ForWriters';
import { WeekPage } from './week/WeekPage';

const entryList = async (): Promise<ComponentType> =>
  (await import('./entries/EntryList')).EntryList;
const summary = async (): Promise<ComponentType> =>
  (await import('./summary/SummaryPage')).SummaryPage;
const settings = async (): Promise<ComponentType> =>
  (await import('./settings/SettingsPage')).SettingsPage;

const Summary = () => (
  <ForReaders>
    <LazyPage key="summary" load={summary} props={{}} />
  </ForReaders>
);

/** The start page: people who keep hours see their own week, readers the summary of all hours. */
const Start = () => (useHasRole('admin', 'writer') ? <WeekPage /> : <Summary />);

/** The only thing this section exposes. The host mounts it under /activity-hours/* and owns everything around it. */
export default function Pages() {
  return (
    <SectionRoutes>
      <Route index element={<Start />} />
      <Route path="resumen" element={<Summary />} />
      <Route
        path="ajustes"
        element={
          <ForReaders>
            <LazyPage key="settings" load={settings} props={{}} />
          </ForReaders>
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
