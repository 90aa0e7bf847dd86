import { useQuery } from '@tanstack/react-query';
import { billKindLabels } from '@vatio/contracts/billing/billWords';
import { tariffs } from '@vatio/energy/tariff';
import { count } from '@vatio/ui/format';
import {
  CheckboxField,
  Field,
  FieldGrid,
  MoreFields,
  SelectField,
  TextField,
} from '@vatio/ui/forms';
import { useId } from 'react';
import { billedDays } from '../../bill';
import { billsOfPointQuery } from '../formApi';
import { linesAfter } from '../lineRows';
import type { BillFormState } from '../schema/billForm';
import { SameNumber } from './SameNumber';

export interface FieldsProps {
  readonly form: BillFormState;
  readonly supplyPointId: string;
  /** The bill that is edited; undefined: a new one. */
  readonly id?: string | undefined;
}

const kindOptions = Object.entries(billKindLabels).map(([value, label]) => ({ value, label }));

/** The issuer of the bill, its day of issue and its billed days. */
export function HeadFields({ form, supplyPointId, id }: FieldsProps) {
  const [from, to] = form.watch(['from', 'to']);
  return (
    <>
      <FieldGrid>
        <TextField form={form} name="supplier" label="Comercializadora" dir="auto" />
        <div>
          <TextField form={form} name="number" label="Número de factura" dir="auto" />
          <SameNumber form={form} own={id} />
        </div>
      </FieldGrid>
      <FieldGrid column="col-md-4">
        <TextField form={form} name="issuedOn" label="Fecha de emisión" type="date" />
        <TextField form={form} name="from" label="Lectura inicial" type="date" />
        <TextField
          form={form}
          name="to"
          label="Lectura final"
          type="date"
          help={daysInWords(from, to)}
        />
      </FieldGrid>
      <RareFields form={form} supplyPointId={supplyPointId} id={id} />
    </>
  );
}

/** Counts the days between the readings: the first day is not billed. */
function daysInWords(from: string, to: string): string | undefined {
  if (!from || !to || to <= from) return undefined;
  return count(billedDays({ from, to }), 'día facturado', 'días facturados');
}

const rare = [
  'kind',
  'rectifies',
  'tariff',
  'accruedOn',
  'printedDays',
  'paidOn',
  'isEstimated',
] as const;

/** Fields that most bills do not need: Tab passes them in one press. */
function RareFields({ form, supplyPointId, id }: FieldsProps) {
  const { defaultValues, errors } = form.formState;
  const [kind, tariff] = form.watch(['kind', 'tariff']);
  const isOpen =
    defaultValues?.kind !== 'ordinary' ||
    !defaultValues.tariff ||
    rare.slice(3).some((field) => Boolean(defaultValues[field]));
  const changeTariff = (next: string) =>
    form.setValue('lines', linesAfter(form.getValues('lines'), next), { shouldDirty: true });
  return (
    <MoreFields
      title={`Tarifa ${tariff || 'sin elegir'}, rectificativa, estimada, devengo y pago`}
      isOpen={isOpen}
      hasErrors={rare.some((field) => errors[field])}
    >
      <FieldGrid>
        <SelectField form={form} name="kind" label="Qué factura es" options={kindOptions} />
        {kind !== 'ordinary' && <Rectifies form={form} supplyPointId={supplyPointId} id={id} />}
        <Field label="Tarifa" error={errors.tariff?.message}>
          {(a11y) => (
            <select
              className="form-select"
              {...a11y}
              {...form.register('tariff', { onChange: ({ target }) => changeTariff(target.value) })}
            >
              <option value="">Elige una tarifa</option>
              {tariffs.map((value) => (
                <option key={value}>{value}</option>
              ))}
            </select>
          )}
        </Field>
        <TextField
          form={form}
          name="accruedOn"
          label="Devengo (opcional)"
          type="date"
          help={`El día que fija los tipos de sus impuestos. Vacío: ${kind === 'ordinary' ? 'el de emisión' : 'el de la factura que rectifica'}`}
        />
        <TextField
          form={form}
          name="printedDays"
          label="Días que dice la factura (opcional)"
          inputMode="numeric"
          help="Se comparan con los que hay entre las lecturas"
        />
        <TextField form={form} name="paidOn" label="Pagada el (opcional)" type="date" />
      </FieldGrid>
      <CheckboxField form={form} name="isEstimated" label="Alguna lectura es estimada" />
    </MoreFields>
  );
}

/** The bill that this one replaces or cancels: one of the point's, or any other number. */
function Rectifies({ form, supplyPointId, id: own }: FieldsProps) {
  const bills = useQuery(billsOfPointQuery(supplyPointId));
  const list = useId();
  return (
    <>
      <TextField
        form={form}
        name="rectifies"
        label="Número de la factura que rectifica"
        dir="auto"
        list={list}
        help="Escríbelo, o elige una de las facturas del punto"
      />
      <datalist id={list}>
        {bills.data
          ?.filter(({ id }) => id !== own)
          .map(({ id, number, from, to }) => (
            <option key={id} value={number}>
              {`${from} – ${to}`}
            </option>
          ))}
      </datalist>
    </>
  );
}
