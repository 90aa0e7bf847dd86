import type { Activity } from '@vatio/contracts/activityHours/activities';
import { notify } from '@vatio/platform';
import {
  boolean,
  CheckboxField,
  FormActions,
  FormAlert,
  InPlaceForm,
  object,
  rules,
  TextField,
  useZodForm,
} from '@vatio/ui/forms';
import { ActionButton, Card, Dialog, Loaded, messageOf, notifyUndo } from '@vatio/ui/layout';
import { type Column, DataTable } from '@vatio/ui/table';
import { useMemo, useState } from 'react';
import type { SettingCardProps } from './settingCard';
import { useAddActivity, useChangeActivity } from './settingsApi';

const nameMaxChars = 60;
const schema = object({ name: rules.line('El nombre', nameMaxChars), isBillable: boolean() });
const labels = { name: 'Nombre', isBillable: 'Facturable' } as const;
const words = {
  fields: ['name', 'isBillable'],
  labelOf: (field: keyof typeof labels) => labels[field],
  inWords: (_: keyof typeof labels, value: unknown) =>
    typeof value === 'boolean' ? (value ? 'Sí' : 'No') : String(value),
} as const;

/** What hours are spent on. One in use is archived, never deleted. */
export function ActivitiesCard({ read, isAdmin }: SettingCardProps<Activity>) {
  const [changed, setChanged] = useState<Activity>();
  const columns = useMemo(() => columnsFor(isAdmin, setChanged), [isAdmin]);
  return (
    <Card title="Actividades" isWide>
      <Loaded query={read} loading="Cargando las actividades…" lines={5} what="las actividades">
        {(rows) => (
          <>
            <DataTable caption="Actividades" columns={columns} rows={rows} rowId={({ id }) => id} />
            {isAdmin && <NewActivityForm />}
          </>
        )}
      </Loaded>
      {changed && <ChangeActivity activity={changed} onClose={() => setChanged(undefined)} />}
    </Card>
  );
}

const columnsFor = (
  isAdmin: boolean,
  onChange: (activity: Activity) => void,
): readonly Column<Activity>[] => [
  { id: 'name', header: 'Actividad', isRowHeader: true, cell: ({ name }) => <bdi>{name}</bdi> },
  { id: 'billable', header: 'Facturable', cell: ({ isBillable }) => (isBillable ? 'Sí' : 'No') },
  {
    id: 'state',
    header: 'Estado',
    cell: ({ isArchived }) => (isArchived ? 'Archivada' : 'En uso'),
  },
  ...(isAdmin
    ? [
        {
          id: 'actions',
          header: 'Acciones',
          cell: (activity: Activity) => (
            <span className="d-flex flex-wrap gap-2">
              <button
                type="button"
                className="btn btn-sm btn-outline-secondary"
                aria-label={`Cambiar ${activity.name}`}
                onClick={() => onChange(activity)}
              >
                Cambiar
              </button>
              <Archive activity={activity} />
            </span>
          ),
        },
      ]
    : []),
];

function Archive({ activity: { id, name, isArchived, version } }: { readonly activity: Activity }) {
  const change = useChangeActivity(id);
  const failed = {
    onError: (error: unknown) => notify(messageOf(error), { kind: 'error' }),
  } as const;
  const archive = () =>
    change.mutate(
      { version, isArchived: !isArchived },
      {
        ...failed,
        onSuccess: (stored) =>
          notifyUndo({
            text: isArchived ? `${name}: otra vez en uso` : `${name}: archivada`,
            onUndo: () => change.mutate({ version: stored.version, isArchived }, failed),
          }),
      },
    );
  return (
    <ActionButton
      look="outline-secondary btn-sm"
      busy={change.isPending && 'Guardando…'}
      onClick={archive}
    >
      {isArchived ? 'Recuperar' : 'Archivar'}
      <span className="visually-hidden"> {name}</span>
    </ActionButton>
  );
}

function NewActivityForm() {
  const add = useAddActivity();
  const form = useZodForm(schema, { name: '', isBillable: true });
  const submit = form.handleSubmit((values) =>
    add.mutate(values, {
      onSuccess: ({ name }) => {
        form.reset();
        notify(`${name}: añadida`, { kind: 'success' });
      },
    }),
  );
  return (
    <form noValidate className="mt-3" onSubmit={submit} aria-label="Nueva actividad">
      <TextField form={form} name="name" label="Nombre de la actividad" />
      <CheckboxField
        form={form}
        name="isBillable"
        label="Sus horas son facturables, si no se dice otra cosa"
      />
      <FormAlert form={form} error={add.error} />
      <FormActions pending={add.isPending}>Añadir actividad</FormActions>
    </form>
  );
}

interface ChangeActivityProps {
  readonly activity: Activity;
  readonly onClose: () => void;
}

function ChangeActivity({ activity, onClose }: ChangeActivityProps) {
  const change = useChangeActivity(activity.id);
  return (
    <Dialog
      title={`Cambiar «${activity.name}»`}
      onClose={onClose}
      actions={
        <button type="button" className="btn btn-outline-secondary" onClick={onClose}>
          Cerrar
        </button>
      }
    >
      <InPlaceForm
        schema={schema}
        draftKey={`activity-hours/activity/${activity.id}`}
        stored={change.data ?? activity}
        change={change}
        toForm={({ name, isBillable }) => ({ name, isBillable })}
        toSend={(values, version) => ({ ...values, version })}
        words={words}
        what="esta actividad"
        savedMessage="Actividad guardada"
        submit="Guardar"
      >
        {(form) => (
          <>
            <TextField form={form} name="name" label="Nombre" />
            <CheckboxField form={form} name="isBillable" label="Facturable" />
          </>
        )}
      </InPlaceForm>
    </Dialog>
  );
}
