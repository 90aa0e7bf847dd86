import { SectionRoutes } from '@vatio/platform';
import { LazyPage } from '@vatio/ui/layout';
import type { ComponentType } from 'react';
import { Route } from 'react-router-dom';
import { BillList } from './bills/list/BillList';
import { ForReaders } from './common/ForReaders';

const billDetail = async (): Promise<ComponentType> => {
  const [{ BillDetail }, { BillClaims }, { ClaimStep }] = await Promise.all([
    import('./bills/detail/BillDetail'),
    import('./claims/BillClaims'),
    import('./claims/ClaimStep'),
  ]);
  return () => <BillDetail claims={BillClaims} claimStep={ClaimStep} />;
};
const billNew = async (): Promise<ComponentType> => (await import('./bills/form/BillNew')).BillNew;
const billImportNew = async (): Promise<ComponentType> =>
  (await import('./imports/steps/BillImportNew')).BillImportNew;
const billImportList = async (): Promise<ComponentType> =>
  (await import('./imports/list/BillImportList')).BillImportList;
const billEdit = async (): Promise<ComponentType> =>
  (await import('./bills/form/BillEdit')).BillEdit;
const billSummary = async (): Promise<ComponentType> =>
  (await import('./summary/BillSummaryPage')).BillSummaryPage;

const claimList = async (): Promise<ComponentType> =>
  (await import('./claims/list/ClaimList')).ClaimList;
const claimNew = async (): Promise<ComponentType> =>
  (await import('./claims/form/ClaimNew')).ClaimNew;
const claimEdit = async (): Promise<ComponentType> =>
  (await import('./claims/form/ClaimEdit')).ClaimEdit;
const claimDetail = async (): Promise<ComponentType> =>
  (await import('./claims/detail/ClaimDetail')).ClaimDetail;
const claimLetter = async (): Promise<ComponentType> =>
  (await import('./claims/letter/ClaimLetter')).ClaimLetter;

/** A page whose code comes when it is shown. */
const page = (key: string, load: () => Promise<ComponentType>) => (
  <ForReaders>
    <LazyPage key={key} load={load} props={{}} />
  </ForReaders>
);

/** The only thing this section exposes. The host mounts it under /billing/* and owns everything around it. */
export default function Pages() {
  return (
    <SectionRoutes>
      <Route
        index
        element={
          <ForReaders>
            <BillList />
          </ForReaders>
        }
      />
      <Route path="facturas/importar" element={page('bill-import', billImportNew)} />
      <Route path="importaciones" element={page('bill-imports', billImportList)} />
      <Route path="nueva" element={page('bill-new', billNew)} />
      <Route path="resumen" element={page('summary', billSummary)} />
      <Route path="facturas/:id/editar" element={page('bill-edit', billEdit)} />
      <Route path="facturas/:id" element={page('bill', billDetail)} />
      <Route path="reclamaciones" element={page('claims', claimList)} />
      <Route path="reclamaciones/nueva" element={page('claim-new', claimNew)} />
      <Route path="reclamaciones/:id" element={page('claim', claimDetail)} />
      <Route path="reclamaciones/:id/editar" element={page('claim-edit', claimEdit)} />
      <Route path="reclamaciones/:id/carta" element={page('claim-letter', claimLetter)} />
    </SectionRoutes>
  );
}
