import { SectionRoutes } from '@vatio/platform';
import type { ComponentType } from 'react';
import { Route } from 'react-router-dom';
import { useDropForImport } from './components/imports/useDropForImport';
import { useResumedImportWatch } from './components/imports/useImportWatch';
import { LazyPage } from './components/LazyPage';
import { useReadsClients } from './components/useReadsClients';
import { ClientDetail } from './pages/ClientDetail';
import { ClientList } from './pages/ClientList';
import { PointDetail } from './pages/PointDetail';
import { PointList } from './pages/PointList';

type Loaded = Promise<ComponentType>;
const nothing = {};

/** A page that not everybody opens: its code comes when it is shown. */
const lazyPage = (name: string, load: () => Loaded) => (
  <LazyPage key={name} load={load} props={nothing} />
);

const clientNew = async (): Loaded =>
  (await import(/* webpackChunkName: "client-form" */ './pages/ClientNew')).ClientNew;
const clientEdit = async (): Loaded =>
  (await import(/* webpackChunkName: "client-form" */ './pages/ClientEdit')).ClientEdit;
const pointNew = async (): Loaded =>
  (await import(/* webpackChunkName: "point-form" */ './pages/PointNew')).PointNew;
const pointImport = async (): Loaded => (await import('./pages/PointImport')).PointImport;
const pointEdit = async (): Loaded =>
  (await import(/* webpackChunkName: "point-form" */ './pages/PointEdit')).PointEdit;
const contractNew = async (): Loaded =>
  (await import(/* webpackChunkName: "contracts" */ './pages/ContractNew')).ContractNew;
const contractEdit = async (): Loaded =>
  (await import(/* webpackChunkName: "contracts" */ './pages/ContractEdit')).ContractEdit;
const imports = async (): Loaded => (await import('./pages/Imports')).Imports;
const pointImports = async (): Loaded => (await import('./pages/PointImports')).PointImports;
const importNew = async (): Loaded => (await import('./pages/ImportNew')).ImportNew;
const importDetail = async (): Loaded => (await import('./pages/ImportDetail')).ImportDetail;

/** The only thing this section exposes. The host mounts it under /company/* and owns everything around it. */
export default function Section() {
  useResumedImportWatch();
  useDropForImport();
  const readsClients = useReadsClients();
  return (
    <SectionRoutes>
      {/* The API gives clients not to everybody: who gets none begins with the points, at the same address. */}
      <Route index element={readsClients ? <ClientList /> : <PointList title="PDS" />} />
      <Route path="clientes/nuevo" element={lazyPage('client-new', clientNew)} />
      <Route path="clientes/:id" element={<ClientDetail />} />
      <Route path="clientes/:id/editar" element={lazyPage('client-edit', clientEdit)} />
      <Route path="puntos" element={<PointList />} />
      <Route path="puntos/nuevo" element={lazyPage('point-new', pointNew)} />
      <Route path="puntos/importar" element={lazyPage('point-import', pointImport)} />
      <Route path="puntos/:id" element={<PointDetail tab="card" />} />
      <Route path="puntos/:id/editar" element={lazyPage('point-edit', pointEdit)} />
      <Route path="puntos/:id/contratos" element={<PointDetail tab="contracts" />} />
      <Route path="puntos/:id/contratos/nuevo" element={lazyPage('contract-new', contractNew)} />
      <Route
        path="puntos/:id/contratos/:contractId"
        element={lazyPage('contract-edit', contractEdit)}
      />
      <Route path="puntos/:id/consumos" element={<PointDetail tab="consumption" />} />
      <Route path="puntos/:id/curva" element={<PointDetail tab="curve" />} />
      <Route path="importaciones" element={lazyPage('imports', imports)} />
      <Route path="importaciones/puntos" element={lazyPage('point-imports', pointImports)} />
      <Route path="importaciones/nueva" element={lazyPage('import-new', importNew)} />
      <Route path="importaciones/:id" element={lazyPage('import-detail', importDetail)} />
    </SectionRoutes>
  );
}
