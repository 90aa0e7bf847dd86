import { useQuery } from '@tanstack/react-query';
import { Card, LoadingState } from '@vatio/ui/layout';
import { attentionQuery } from '../pointApi';
import { DataAttention } from './DataAttention';
import { ExpiryAttention } from './ExpiryAttention';

/** What is soon to be seen to: contracts that end and data that are missing, with the lists behind. */
export function AttentionCard() {
  const { data, isPending } = useQuery(attentionQuery);
  // Its room is kept, so that it does not push the list away.
  if (isPending) {
    return (
      <div className="attention card">
        <LoadingState label="Cargando lo que hay que atender…" lines={1} />
      </div>
    );
  }
  // Where nothing is, nothing is missing. When it cannot be told, the list below says why.
  if (!data?.total) return null;
  return (
    <div className="attention">
      <Card title="Atención">
        <ExpiryAttention expiring={data.expiring} />
        <DataAttention found={data} />
      </Card>
    </div>
  );
}
