import { useQuery } from '@tanstack/react-query';
import { billRecord } from '@vatio/contracts/billing/billRecord';
import { tariffs } from '@vatio/energy/tariff';
import { isDay } from '@vatio/records/day';
import { count } from '@vatio/ui/format';
import { Field, FieldGrid, MoreFields, RecordInput, TextField } from '@vatio/ui/forms';
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

const { fields } = billRecord;

/** The issuer of the bill, its day of issue and its billed days. */
export function HeadFields({ form, supplyPointId, id }: FieldsProps) {
  const [from, to] = form.watch(['from', 'to']);
  return (
    <>
      <FieldGrid>
        <RecordInput form={form} name="supplier" field={fields.supplier} />
        <div>
          <RecordInput form={form} name="number" field={fields.number} />
          <SameNumber form={form} own={id} />
        </div>
      </FieldGrid>
      <FieldGrid column="col-md-4">
        <RecordInput form={form} name="issuedOn" field={fields.issuedOn} />
        <RecordInput form={form} name="from" field={fields.from} />
        <RecordInput
          form={form}
          name="to"
          field={fields.to}
          own={{ help: daysInWords(from, to) }}
        />
      </FieldGrid>
      <RareFields form={form} supplyPointId={supplyPointId} id={id} />
    </>
  );
}

/** Counts the days between the readings: the first day is not billed. */
function daysInWords(from: string, to: string): string | undefined {
  if (!isDay(from) || !isDay(to) || to <= from) return undefined;
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
        <RecordInput form={form} name="kind" field={fields.kind} />
        {kind !== 'ordinary' && <Rectifies form={form} supplyPointId={supplyPointId} id={id} />}
        <Field label={fields.tariff.label} error={errors.tariff?.message}>
          {(a11y) => (
            <select
              className="form-select"
              {...a11y}
              {...form.register('tariff', { onChange: ({ target }) => changeTariff(target.value) })}
            >
              <option value="">{fields.tariff.message}</option>
              {tariffs.map((value) => (
                <option key={value}>{value}</option>
              ))}
            </select>
          )}
        </Field>
        <RecordInput
          form={form}
          name="accruedOn"
          field={fields.accruedOn}
          own={{
            help: `El día que fija los tipos de sus impuestos. Vacío: ${kind === 'ordinary' ? 'el de emisión' : 'el de la factura que rectifica'}`,
          }}
        />
        <RecordInput form={form} name="printedDays" field={fields.printedDays} />
        <RecordInput form={form} name="paidOn" field={fields.paidOn} />
      </FieldGrid>
      <RecordInput form={form} name="isEstimated" field={fields.isEstimated} />
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
        label={fields.rectifies.label}
        dir="auto"
        list={list}
        help={fields.rectifies.help}
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
