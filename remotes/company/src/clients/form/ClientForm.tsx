import { useQuery } from '@tanstack/react-query';
import { clientRecord } from '@vatio/contracts/company/clientRecord';
import type { Person } from '@vatio/contracts/people';
import { recordWords } from '@vatio/records/words';
import {
  ChangeForm,
  NewForm,
  RecordFields,
  type RecordFormState,
  recordForm,
} from '@vatio/ui/forms';
import { Loaded, Page } from '@vatio/ui/layout';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { ForWriters } from '../../common/ForWriters';
import { crumbsBelow } from '../../common/navigation/crumbs';
import { clientQuery, useChangeClient, useCreateClient } from '../clientApi';
import { optionsOf, peopleQuery } from '../peopleApi';
import { taxIdHint, taxIdRule } from './taxId';

const clientForm = recordForm(clientRecord, { taxId: taxIdRule });

/** Makes a client, and goes to it. */
export function ClientNew() {
  const create = useCreateClient();
  const title = 'Añadir cliente';
  return (
    <Page title={title} crumbs={crumbsBelow({ label: title })}>
      <ForWriters what="clientes">
        <WithPeople>
          {(known) => (
            <NewForm
              {...clientForm.new}
              draftKey="company/clients/new"
              create={create}
              cancelTo="/company"
              message={({ name }) => `Cliente creado: ${name}`}
              page={({ id }) => `/company/clientes/${id}`}
            >
              {(form) => <ClientFields form={form} managers={optionsOf(choosable(known))} />}
            </NewForm>
          )}
        </WithPeople>
      </ForWriters>
    </Page>
  );
}

/** Changes a client. If another person saved first, both versions are shown. */
export function ClientEdit() {
  const { id = '' } = useParams();
  const client = useQuery(clientQuery(id));
  const change = useChangeClient(id);
  const name = client.data?.name ?? 'Cliente';
  const page = `/company/clientes/${id}`;

  return (
    <Page
      title="Editar cliente"
      documentTitle={`Editar ${name}`}
      crumbs={crumbsBelow({ label: name, to: page }, { label: 'Editar' })}
    >
      <ForWriters what="clientes">
        <WithPeople>
          {(known) => (
            <Loaded query={client} loading="Cargando el cliente…" what="este cliente">
              {(stored) => (
                <ChangeForm
                  {...clientForm.change}
                  words={wordsWith(known)}
                  key={id}
                  stored={stored}
                  draftKey={`company/clients/${id}`}
                  change={change}
                  page={page}
                >
                  {(form, { managerId }) => (
                    <ClientFields form={form} managers={optionsOf(choosable(known, managerId))} />
                  )}
                </ChangeForm>
              )}
            </Loaded>
          )}
        </WithPeople>
      </ForWriters>
    </Page>
  );
}

interface WithPeopleProps {
  readonly children: (people: readonly Person[]) => ReactNode;
}

/** Asks for the people once it is known that this person may write: a select needs its options first. */
function WithPeople({ children }: WithPeopleProps) {
  const people = useQuery(peopleQuery);
  return (
    <Loaded query={people} loading="Cargando los gestores…" what="los gestores">
      {children}
    </Loaded>
  );
}

/** A deactivated person is offered only where they are the account manager already. */
const choosable = (people: readonly Person[], current: string | null = null) =>
  people.filter(({ id, isActive }) => isActive || id === current);

/** Changes have the ids of people: the names are those of the options. */
const wordsWith = (people: readonly Person[]) =>
  recordWords(clientRecord, {
    managerId: (id) => optionsOf(people).find(({ value }) => value === id)?.label ?? 'Otra persona',
  });

interface ClientFieldsProps {
  readonly form: RecordFormState<typeof clientRecord>;
  readonly managers: ReturnType<typeof optionsOf>;
}

function ClientFields({ form, managers }: ClientFieldsProps) {
  const { error } = form.getFieldState('taxId', form.formState);
  const taxId = { spellCheck: false, help: error ? undefined : taxIdHint(form.watch('taxId')) };
  return (
    <RecordFields
      record={clientRecord}
      form={form}
      own={{ taxId, managerId: { options: managers } }}
    />
  );
}
