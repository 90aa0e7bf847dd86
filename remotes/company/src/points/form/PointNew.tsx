import { Page } from '@vatio/ui/layout';
import { useSearchParams } from 'react-router-dom';
import { ForWriters } from '../../common/ForWriters';
import { NewPointForm } from './NewPointForm';

const crumbs = [
  { label: 'PDS', to: '/company' },
  { label: 'Puntos de suministro', to: '/company/puntos' },
  { label: 'Añadir punto' },
];

/** A new supply point; `?cliente=` and `?cups=` say what is known of it already. */
export function PointNew() {
  const [params] = useSearchParams();
  return (
    <Page title="Añadir punto de suministro" crumbs={crumbs}>
      <ForWriters what="puntos de suministro">
        <NewPointForm clientId={params.get('cliente') ?? ''} cups={params.get('cups') ?? ''} />
      </ForWriters>
    </Page>
  );
}
