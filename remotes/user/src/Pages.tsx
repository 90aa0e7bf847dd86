import { SectionRoutes } from '@vatio/platform';
import { LazyPage } from '@vatio/ui/layout';
import { Route } from 'react-router-dom';
import { GivenPassword } from './account/GivenPassword';
import { MyAccount } from './account/MyAccount';
import { AuditList } from './audit/AuditList';
import { ParameterList } from './parameters/list/ParameterList';
import { ParameterVersions } from './parameters/versions/ParameterVersions';
import { DemandedSecondFactor } from './secondFactor/DemandedSecondFactor';
import { FactorRolesPage } from './secondFactor/FactorRolesPage';
import { UserDetail } from './users/detail/UserDetail';
import { UserEdit } from './users/form/UserEdit';
import { UserNew } from './users/form/UserNew';
import { UserList } from './users/list/UserList';

/** These chunks bring the code for exact decimals, and the reader of sheets. */
const parameterNew = async () => (await import('./parameters/form/ParameterNew')).ParameterNew;
const parameterImport = async () =>
  (await import('./parameters/imports/ParameterImport')).ParameterImport;

/** The only thing this section exposes. The host mounts it under /user/* and owns everything around it. */
export default function Pages() {
  return (
    <SectionRoutes>
      <Route index element={<UserList />} />
      <Route path="nuevo" element={<UserNew />} />
      <Route path="auditoria" element={<AuditList />} />
      <Route path="mi-cuenta" element={<MyAccount />} />
      <Route path="cambiar-contrasena" element={<GivenPassword />} />
      <Route path="segundo-factor" element={<DemandedSecondFactor />} />
      <Route path="segundo-factor-por-rol" element={<FactorRolesPage />} />
      <Route path="parametros" element={<ParameterList />} />
      <Route
        path="parametros/nuevo"
        element={<LazyPage key="parameter-new" load={parameterNew} props={{}} />}
      />
      <Route
        path="parametros/importar"
        element={<LazyPage key="parameter-import" load={parameterImport} props={{}} />}
      />
      <Route path="parametros/versiones" element={<ParameterVersions />} />
      <Route path=":id" element={<UserDetail />} />
      <Route path=":id/editar" element={<UserEdit />} />
    </SectionRoutes>
  );
}
