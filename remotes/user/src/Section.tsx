import { SectionRoutes } from '@vatio/platform';
import { Route } from 'react-router-dom';
import { AuditList } from './pages/AuditList';
import { MyAccount } from './pages/MyAccount';
import { ParameterList } from './pages/ParameterList';
import { ParameterNew } from './pages/ParameterNew';
import { ParameterVersions } from './pages/ParameterVersions';
import { UserDetail } from './pages/UserDetail';
import { UserEdit } from './pages/UserEdit';
import { UserList } from './pages/UserList';
import { UserNew } from './pages/UserNew';

/** The only thing this section exposes. The host mounts it under /user/* and owns everything around it. */
export default function Section() {
  return (
    <SectionRoutes>
      <Route index element={<UserList />} />
      <Route path="nuevo" element={<UserNew />} />
      <Route path="auditoria" element={<AuditList />} />
      <Route path="mi-cuenta" element={<MyAccount />} />
      <Route path="parametros" element={<ParameterList />} />
      <Route path="parametros/nuevo" element={<ParameterNew />} />
      <Route path="parametros/versiones" element={<ParameterVersions />} />
      <Route path=":id" element={<UserDetail />} />
      <Route path=":id/editar" element={<UserEdit />} />
    </SectionRoutes>
  );
}
