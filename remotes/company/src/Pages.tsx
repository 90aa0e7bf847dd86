import { SectionRoutes } from '@vatio/platform';
import { LazyPage } from '@vatio/ui/layout';
import type { ComponentType } from 'react';
import { Route } from 'react-router-dom';
import { ClientDetail } from './clients/detail/ClientDetail';
import { ClientList } from './clients/list/ClientList';
import { useReadsClients } from './common/useReadsClients';
import { useDropForImport } from './curveImports/upload/useDropForImport';
import { useResumedImportWatch } from './curveImports/watch/useImportWatch';
import { PointDetail } from './points/detail/PointDetail';
import { PointList } from './points/list/PointList';
import type { PointTabProps } from './points/pointTab';

type Loaded = Promise<ComponentType>;

/** A page that only some people open: its code is loaded when it is shown. */
const lazyPage = (name: string, load: () => Loaded) => (
  <LazyPage key={name} load={load} props={{}} />
);

const clientNew = async (): Loaded =>
  (await import(/* webpackChunkName: "client-form" */ './clients/form/ClientForm')).ClientNew;
const clientEdit = async (): Loaded =>
  (await import(/* webpackChunkName: "client-form" */ './clients/form/ClientForm')).ClientEdit;
const contactNew = async (): Loaded =>
  (await import(/* webpackChunkName: "contact-form" */ './clients/contacts/ContactForm'))
    .ContactNew;
const contactEdit = async (): Loaded =>
  (await import(/* webpackChunkName: "contact-form" */ './clients/contacts/ContactForm'))
    .ContactEdit;
const pointNew = async (): Loaded =>
  (await import(/* webpackChunkName: "point-form" */ './points/form/PointNew')).PointNew;
const pointImportNew = async (): Loaded =>
  (await import('./pointImports/steps/PointImportNew')).PointImportNew;
const pointEdit = async (): Loaded =>
  (await import(/* webpackChunkName: "point-form" */ './points/form/PointEdit')).PointEdit;
const contractNew = async (): Loaded =>
  (await import(/* webpackChunkName: "contracts" */ './contracts/form/ContractNew')).ContractNew;
const contractEdit = async (): Loaded =>
  (await import(/* webpackChunkName: "contracts" */ './contracts/form/ContractEdit')).ContractEdit;
const importList = async (): Loaded =>
  (await import(/* webpackChunkName: "import-lists" */ './curveImports/list/ImportList'))
    .ImportList;
const pointImportList = async (): Loaded =>
  (await import(/* webpackChunkName: "import-lists" */ './pointImports/list/PointImportList'))
    .PointImportList;
const importNew = async (): Loaded => (await import('./curveImports/upload/ImportNew')).ImportNew;
const importDetail = async (): Loaded =>
  (await import('./curveImports/detail/ImportDetail')).ImportDetail;

type LoadedTab = Promise<ComponentType<PointTabProps>>;

const pointCard = async (): LoadedTab => (await import('./points/detail/PointCard')).PointCard;
const pointContracts = async (): LoadedTab =>
  (await import(/* webpackChunkName: "contracts" */ './contracts/history/PointContracts'))
    .PointContracts;
const pointConsumption = async (): LoadedTab =>
  (await import('./readings/consumption/PointConsumption')).PointConsumption;
const pointCurve = async (): LoadedTab => (await import('./curve/PointCurve')).PointCurve;

/** The only thing this section exposes. The host mounts it under /company/* and owns everything around it. */
export default function Pages() {
  useResumedImportWatch();
  useDropForImport();
  const readsClients = useReadsClients();
  return (
    <SectionRoutes>
      {/* The API does not give clients to all roles: people without them begin with the points, at the same address. */}
      <Route index element={readsClients ? <ClientList /> : <PointList title="PDS" />} />
      <Route path="clientes/nuevo" element={lazyPage('client-new', clientNew)} />
      <Route path="clientes/:id" element={<ClientDetail />} />
      <Route path="clientes/:id/editar" element={lazyPage('client-edit', clientEdit)} />
      <Route path="clientes/:id/contactos/nuevo" element={lazyPage('contact-new', contactNew)} />
      <Route
        path="clientes/:id/contactos/:contactId"
        element={lazyPage('contact-edit', contactEdit)}
      />
      <Route path="puntos" element={<PointList />} />
      <Route path="puntos/nuevo" element={lazyPage('point-new', pointNew)} />
      <Route path="puntos/importar" element={lazyPage('point-import', pointImportNew)} />
      <Route path="puntos/:id" element={<PointDetail tab="card" load={pointCard} />} />
      <Route path="puntos/:id/editar" element={lazyPage('point-edit', pointEdit)} />
      <Route
        path="puntos/:id/contratos"
        element={<PointDetail tab="contracts" load={pointContracts} />}
      />
      <Route path="puntos/:id/contratos/nuevo" element={lazyPage('contract-new', contractNew)} />
      <Route
        path="puntos/:id/contratos/:contractId"
        element={lazyPage('contract-edit', contractEdit)}
      />
      <Route
        path="puntos/:id/consumos"
        element={<PointDetail tab="consumption" load={pointConsumption} />}
      />
      <Route path="puntos/:id/curva" element={<PointDetail tab="curve" load={pointCurve} />} />
      <Route path="importaciones" element={lazyPage('imports', importList)} />
      <Route path="importaciones/puntos" element={lazyPage('point-imports', pointImportList)} />
      <Route path="importaciones/nueva" element={lazyPage('import-new', importNew)} />
      <Route path="importaciones/:id" element={lazyPage('import-detail', importDetail)} />
    </SectionRoutes>
  );
}
