import type { Named } from '@vatio/contracts/activityHours/entries';
import type { Terms } from '@vatio/contracts/activityHours/settings';
import { today } from '@vatio/contracts/time';
import { notify } from '@vatio/platform';
import { date, euros } from '@vatio/ui/format';
import {
  FieldGrid,
  FormActions,
  FormAlert,
  object,
  rules,
  string,
  TextField,
  useZodForm,
} from '@vatio/ui/forms';
import { Card, ConfirmButton, Loaded } from '@vatio/ui/layout';
import { type Column, DataTable } from '@vatio/ui/table';
import { useMemo, useState } from 'react';
import { ClientPicker } from '../common/combobox/pickers';
import { minutesToType, minutesTyped } from './hoursTyped';
import type { SettingCardProps } from './settingCard';
import { useRemoveTerms, useSetTerms } from './settingsApi';

const mostMinutes = 60_000;
const typedRate = /^\d{1,5}(?:[.,]\d{1,2})?$/;
const schema = object({
  from: rules.plausibleDay(),
  budget: string().refine(
    (text) => text.trim() === '' || (minutesTyped(text) ?? mostMinutes + 1) <= mostMinutes,
    { error: 'Escribe horas al mes, como mucho 1.000: 10 o 7:30' },
  ),
  rate: string().refine((text) => text.trim() === '' || typedRate.test(text.trim()), {
    error: 'Escribe euros por hora con dos decimales como mucho: 45 o 52,50',
  }),
});

/** Hours of a month and €/h, agreed with a client from a day on. */
export function TermsCard({ read, isAdmin }: SettingCardProps<Terms>) {
  const columns = useMemo(() => columnsFor(isAdmin), [isAdmin]);
  return (
    <Card title="Presupuestos y tarifas" isWide>
      <Loaded query={read} loading="Cargando los presupuestos…" lines={3} what="los presupuestos">
        {(rows) => (
          <>
            {rows.length === 0 ? (
              <p>Todavía no hay ninguno.</p>
            ) : (
              <DataTable
                caption="Presupuestos y tarifas de clientes"
                columns={columns}
                rows={rows}
                rowId={({ client, from }) => `${client.id} ${from}`}
              />
            )}
            {isAdmin && <NewTerms />}
          </>
        )}
      </Loaded>
    </Card>
  );
}

const dash = <span aria-hidden="true">–</span>;

const columnsFor = (isAdmin: boolean): readonly Column<Terms>[] => [
  {
    id: 'client',
    header: 'Cliente',
    isRowHeader: true,
    cell: ({ client }) => <bdi>{client.name}</bdi>,
  },
  { id: 'from', header: 'Desde', cell: ({ from }) => date(from) },
  {
    id: 'budget',
    header: 'Horas al mes',
    align: 'end',
    cell: ({ monthlyBudgetMinutes }) =>
      monthlyBudgetMinutes === null ? dash : minutesToType(monthlyBudgetMinutes),
  },
  {
    id: 'rate',
    header: 'Tarifa',
    align: 'end',
    cell: ({ rateEurPerHour }) =>
      rateEurPerHour === null ? dash : `${euros(Number(rateEurPerHour))}/h`,
  },
  ...(isAdmin
    ? [{ id: 'remove', header: 'Quitar', cell: (terms: Terms) => <RemoveTerms terms={terms} /> }]
    : []),
];

function RemoveTerms({ terms: { client, from } }: { readonly terms: Terms }) {
  const remove = useRemoveTerms();
  return (
    <ConfirmButton
      label="Quitar"
      name={`Quitar lo acordado con ${client.name} desde ${date(from)}`}
      look="btn-outline-danger btn-sm"
      title="¿Quitar este presupuesto y su tarifa?"
      confirm="Quitar"
      busy="Quitando…"
      action={remove}
      onConfirm={(close) => remove.mutate({ clientId: client.id, from }, { onSuccess: close })}
    >
      <p>
        Desde el {date(from)} valdrá lo que hubiera antes con {client.name}.
      </p>
    </ConfirmButton>
  );
}

function NewTerms() {
  const set = useSetTerms();
  const [client, setClient] = useState<Named>();
  const [isAsked, setAsked] = useState(false);
  const form = useZodForm(schema, { from: `${today().slice(0, 7)}-01`, budget: '', rate: '' });
  const submit = form.handleSubmit(({ from, budget, rate }) => {
    setAsked(true);
    if (!client) return;
    set.mutate(
      {
        clientId: client.id,
        from,
        monthlyBudgetMinutes: budget.trim() === '' ? null : (minutesTyped(budget) ?? null),
        rateEurPerHour: rate.trim() === '' ? null : rate.trim().replace(',', '.'),
      },
      {
        onSuccess: () => {
          notify(`${client.name}: presupuesto y tarifa guardados`, { kind: 'success' });
          setClient(undefined);
          setAsked(false);
          form.reset();
        },
      },
    );
  });
  return (
    <form noValidate className="mt-3" onSubmit={submit} aria-label="Nuevo presupuesto">
      <div className="field">
        <span className="form-label">
          Cliente{client && ': '}
          {client && <bdi>{client.name}</bdi>}
        </span>
        <ClientPicker isLarge onChoose={setClient} />
        {isAsked && !client && (
          <div className="field-error" role="alert">
            Elige un cliente
          </div>
        )}
      </div>
      <FieldGrid>
        <TextField form={form} name="from" label="Desde" type="date" />
        <TextField
          form={form}
          name="budget"
          label="Horas al mes"
          help="Vacío: sin presupuesto"
          inputMode="decimal"
        />
        <TextField
          form={form}
          name="rate"
          label="Tarifa, en €/h"
          help="Vacía: sin tarifa"
          inputMode="decimal"
        />
      </FieldGrid>
      <FormAlert form={form} error={set.error} />
      <FormActions pending={set.isPending}>Guardar presupuesto y tarifa</FormActions>
    </form>
  );
}
