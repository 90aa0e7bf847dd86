import type { Terms } from '@vatio/contracts/activity-hours/settings';
import { notify } from '@vatio/platform';
import { date } from '@vatio/ui/format';
import { Card, ConfirmButton, Loaded } from '@vatio/ui/layout';
import { type Column, DataTable } from '@vatio/ui/table';
import { useMemo, useState } from 'react';
import type { SettingCardProps } from '../settingCard';
import { useRemoveTerms } from '../settingsApi';
import { useFocusInCard } from '../useFocusInCard';
import { ChangeTerms } from './ChangeTerms';
import { NewTerms } from './NewTerms';
import { nameOf, termsInWords, termsWords } from './termsForm';

const keyOf = ({ client, from }: Terms) => `${client.id} ${from}`;

/** Hours of a month and €/h, agreed with a client from a day on. */
export function TermsCard({ read, isAdmin }: SettingCardProps<Terms>) {
  const [changedKey, setChangedKey] = useState<string>();
  const changed = read.data?.find((terms) => keyOf(terms) === changedKey);
  const columns = useMemo(
    () => columnsFor(isAdmin, (terms) => setChangedKey(keyOf(terms))),
    [isAdmin],
  );
  const card = useFocusInCard(read.data?.length ?? 0);
  return (
    <Card title="Presupuestos y tarifas" isWide>
      <p>Hasta la primera fecha de un cliente valen las horas al mes de su ficha en PDS.</p>
      <Loaded query={read} loading="Cargando los presupuestos…" lines={3} what="los presupuestos">
        {(rows) => (
          <div ref={card}>
            {rows.length === 0 ? (
              <p>Todavía no hay ninguno.</p>
            ) : (
              <DataTable
                caption="Presupuestos y tarifas de clientes"
                columns={columns}
                rows={rows}
                rowId={keyOf}
              />
            )}
            {isAdmin && <NewTerms />}
          </div>
        )}
      </Loaded>
      {changed && <ChangeTerms terms={changed} onClose={() => setChangedKey(undefined)} />}
    </Card>
  );
}

const dash = <span aria-hidden="true">–</span>;

const columnsFor = (
  isAdmin: boolean,
  onChange: (terms: Terms) => void,
): readonly Column<Terms>[] => [
  {
    id: 'client',
    header: 'Cliente',
    isRowHeader: true,
    cell: ({ client }) => <bdi>{client.name}</bdi>,
  },
  { id: 'from', header: 'Desde', cell: ({ from }) => date(from) },
  ...termsWords.fields.map((field) => ({
    id: field,
    header: termsWords.labelOf(field),
    align: 'end' as const,
    cell: (terms: Terms) => termsWords.inWords(field, terms[field]) ?? dash,
  })),
  ...(isAdmin
    ? [
        {
          id: 'actions',
          header: 'Acciones',
          cell: (terms: Terms) => (
            <span className="d-flex flex-wrap gap-2">
              <button
                type="button"
                className="btn btn-sm btn-outline-secondary"
                aria-label={`Cambiar lo acordado con ${nameOf(terms)}`}
                onClick={() => onChange(terms)}
              >
                Cambiar
              </button>
              <RemoveTerms terms={terms} />
            </span>
          ),
        },
      ]
    : []),
];

function RemoveTerms({ terms }: { readonly terms: Terms }) {
  const { client, from } = terms;
  const remove = useRemoveTerms();
  return (
    <ConfirmButton
      label="Quitar"
      name={`Quitar lo acordado con ${nameOf(terms)}`}
      look="btn-outline-danger btn-sm"
      title="¿Quitar este presupuesto y su tarifa?"
      confirm="Quitar"
      busy="Quitando…"
      action={remove}
      onConfirm={(close) =>
        remove.mutate(terms, {
          onSuccess: () => {
            close();
            notify(`${client.name}: presupuesto y tarifa quitados`, { kind: 'success' });
          },
        })
      }
    >
      <p>{termsInWords(terms)}.</p>
      <p>
        Desde el {date(from)} valdrá lo que hubiera antes con <bdi>{client.name}</bdi>. Quedará en
        la auditoría.
      </p>
    </ConfirmButton>
  );
}
