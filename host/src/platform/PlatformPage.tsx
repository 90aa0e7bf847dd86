import { useQuery } from '@tanstack/react-query';
import { ErrorState, LoadingState, Page } from '@vatio/ui/layout';
import { Provider } from '../sections/loading/queryDoor';
import { DownloadButton } from './DownloadButton';
import { HostCard } from './HostCard';
import { LoadTimes } from './LoadTimes';
import { platformQuery } from './platformQuery';
import { SectionCards } from './SectionCards';
import { StatusLine } from './StatusLine';
import { useBrowserFacts } from './useBrowserFacts';

/** Every deployed section, and its state. */
export function PlatformPage() {
  return (
    <Provider>
      <Platform />
    </Provider>
  );
}

function Platform() {
  const status = useQuery(platformQuery);
  const browser = useBrowserFacts();
  const { data, dataUpdatedAt: updatedAt } = status;

  return (
    <Page
      title="Plataforma"
      actions={data && <DownloadButton status={data} browser={browser} updatedAt={updatedAt} />}
    >
      {status.isPending && <LoadingState label="Cargando el estado de la plataforma…" />}
      {status.isLoadingError && (
        <ErrorState
          error={status.error}
          what="el estado de la plataforma"
          onRetry={status.refetch}
        />
      )}
      {data && (
        <>
          <StatusLine
            status={data}
            updatedAt={updatedAt}
            isStale={status.isRefetchError}
            onRetry={status.refetch}
          />
          <div className="card-grid">
            <SectionCards sections={data.sections} browser={browser} />
            <HostCard host={data.host} />
            <LoadTimes timings={browser.timings} />
          </div>
        </>
      )}
    </Page>
  );
}
