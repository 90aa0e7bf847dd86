import { useQuery } from '@tanstack/react-query';
import { Card } from '@vatio/ui/layout';
import { type SupplyPointFilter, supplyPointListQuery } from '../api/supplyPoints';
import { DataAttention } from './DataAttention';
import { ExpiryAttention } from './ExpiryAttention';

/** How many active points there are of a kind. */
const useTotal = (kind: SupplyPointFilter) =>
  useQuery(supplyPointListQuery({ ...kind, state: 'active', pageSize: 1 }));

/** What is soon to be seen to: contracts that end and data that are missing, with the lists behind. */
export function AttentionCard() {
  // The widest window says whether there is anything at all.
  const all = useTotal({});
  const widest = useTotal({ expiringDays: '90' });
  const outdated = useTotal({ data: 'outdated' });
  const torn = useTotal({ data: 'holes' });
  // Until all of it is known nothing moves on the page.
  if ([all, widest, outdated, torn].some(({ isPending }) => isPending)) return null;
  // Where nothing is, nothing is missing.
  if (all.data?.total === 0) return null;
  if (!widest.data && !outdated.data && !torn.data) return null;
  return (
    <div className="mb-3">
      <Card title="Atención">
        {widest.data && <ExpiryAttention total={widest.data.total} />}
        {outdated.data && torn.data && (
          <DataAttention outdated={outdated.data.total} torn={torn.data.total} />
        )}
      </Card>
    </div>
  );
}
