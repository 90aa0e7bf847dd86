import { useQuery } from '@tanstack/react-query';
import { type Role, roles } from '@vatio/contracts/roles';
import { notify } from '@vatio/platform';
import {
  boolean,
  CheckboxField,
  FormActions,
  FormAlert,
  object,
  useSavedForm,
} from '@vatio/ui/forms';
import { Card, Loaded, Page } from '@vatio/ui/layout';
import { roleLabel } from '../users/user';
import { factorRolesQuery, useDemandSecondFactor } from './secondFactorApi';

const title = 'Segundo factor';

/** The roles that must have a second factor: an admin decides. */
export function FactorRolesPage() {
  const demanding = useQuery(factorRolesQuery);
  return (
    <Page title={title} crumbs={[{ label: 'Usuarios', to: '/user' }, { label: title }]}>
      <div className="card-grid">
        <Card title="Quién tiene que usarlo">
          <Loaded query={demanding} loading="Cargando…" lines={4} what="los roles">
            {(found) => <RolesForm demanding={found.roles} />}
          </Loaded>
        </Card>
      </div>
    </Page>
  );
}

const schema = object({
  admin: boolean(),
  writer: boolean(),
  reader: boolean(),
  pds_editor: boolean(),
});

function RolesForm({ demanding }: { readonly demanding: readonly Role[] }) {
  const demand = useDemandSecondFactor();
  const ticked = (role: Role) => demanding.includes(role);
  const { form, done } = useSavedForm({
    schema,
    defaults: {
      admin: ticked('admin'),
      writer: ticked('writer'),
      reader: ticked('reader'),
      pds_editor: ticked('pds_editor'),
    },
    draftKey: 'user/segundo-factor',
  });
  const submit = form.handleSubmit((values) =>
    demand.mutate(
      { roles: roles.filter((role) => values[role]) },
      {
        onSuccess: () => {
          done();
          notify('Guardado', { kind: 'success' });
        },
      },
    ),
  );

  return (
    <form noValidate onSubmit={submit}>
      <p>
        Quien tenga uno de estos roles y aún no tenga segundo factor lo activará la próxima vez que
        entre. Los demás pueden activarlo en «Mi cuenta».
      </p>
      {roles.map((role) => (
        <CheckboxField key={role} form={form} name={role} label={roleLabel(role)} />
      ))}
      <FormAlert form={form} error={demand.error} />
      <FormActions pending={demand.isPending}>Guardar</FormActions>
    </form>
  );
}
