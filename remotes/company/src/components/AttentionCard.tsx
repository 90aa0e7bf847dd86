import { useQuery } from '@tanstack/react-query';
import { Card } from '@vatio/ui/layout';
import { attentionQuery } from '../api/supplyPoints';
import { DataAttention } from './DataAttention';
import { ExpiryAttention } from './ExpiryAttention';

/** What is soon to be seen to: contracts that end and data that are missing, with the lists behind. */
export function AttentionCard() {
  const { data } = useQuery(attentionQuery);
  // Where nothing is, nothing is missing. When it cannot be told, the list below says why.
  if (!data || data.total === 0) return null;
  return (
    <div className="mb-3">
      <Card title="Atención">
        <ExpiryAttention expiring={data.expiring} />
        <DataAttention found={data} />
      </Card>
    </div>
  );
}
