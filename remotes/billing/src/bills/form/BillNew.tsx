import { useQuery } from '@tanstack/react-query';
import { Loaded, Page } from '@vatio/ui/layout';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ForWriters } from '../../common/ForWriters';
import { prefillQuery } from './formApi';
import { NewBillForm } from './NewBillForm';
import { PickPoint } from './PickPoint';

const title = 'Nueva factura';
const crumbs = [{ label: 'Facturación', to: '/billing' }, { label: title }];

/** Types a bill from paper. The address may say the point (`?punto=…`); otherwise it is chosen first. */
export function BillNew() {
  const [params, setParams] = useSearchParams();
  const supplyPointId = params.get('punto') ?? '';
  const choose = (id: string) => setParams({ punto: id }, { replace: true });
  return (
    <Page title={title} crumbs={crumbs}>
      <ForWriters>
        <PickPoint key={`pick ${supplyPointId}`} supplyPointId={supplyPointId} onChoose={choose} />
        {supplyPointId !== '' && <OfPoint key={supplyPointId} supplyPointId={supplyPointId} />}
      </ForWriters>
    </Page>
  );
}

/** The form for one bill after the other. */
function OfPoint({ supplyPointId }: { readonly supplyPointId: string }) {
  const [round, setRound] = useState(1);
  const prefill = useQuery(prefillQuery(supplyPointId));
  const next = async () => {
    await prefill.refetch();
    setRound((before) => before + 1);
  };
  return (
    <Loaded query={prefill} loading="Cargando lo que se sabe de la factura…" what="este punto">
      {(known) => (
        <NewBillForm
          key={round}
          supplyPointId={supplyPointId}
          known={known}
          onNext={() => void next()}
        />
      )}
    </Loaded>
  );
}
