import { billRecord } from '@vatio/contracts/billing/billRecord';
import { maxBillSegments } from '@vatio/contracts/billing/billWords';
import { periodCount } from '@vatio/energy/tariff';
import { DayField, FieldGrid, MoreFields, PeriodInputs } from '@vatio/ui/forms';
import { Plus } from 'lucide-react';
import { linesOfSegments } from '../lineRows';
import { emptySegment } from '../schema/billDefaults';
import type { BillForm } from '../schema/billForm';
import type { OfTariffProps } from './MeasuredFields';
import { PrintedInputs } from './PrintedFields';
import { periodLabel } from './periodLabel';

const { from, to } = billRecord.fields;

/** Parts of the days with prices or a contract of their own. */
export function SegmentFields({ form, tariff }: OfTariffProps) {
  const { defaultValues, errors } = form.formState;
  const segments = form.watch('segments');
  const set = (next: BillForm['segments']) => {
    form.clearErrors('segments');
    form.setValue('segments', next, { shouldDirty: true, shouldTouch: true });
    const lines = linesOfSegments(form.getValues('lines'), next.length);
    form.setValue('lines', lines, { shouldDirty: true });
  };
  const add = () => {
    const { powersKw, energyPricesEurPerKwh, powerPricesEurPerKwYear } = form.getValues();
    const next = { ...emptySegment, powersKw, energyPricesEurPerKwh, powerPricesEurPerKwYear };
    // One alone would be the whole bill.
    set([...segments, ...(segments.length === 0 ? [next, next] : [next])]);
  };
  const remove = (index: number) =>
    set(segments.length <= 2 ? [] : segments.filter((_, other) => other !== index));
  return (
    <MoreFields
      title="Dos precios o dos contratos dentro de la factura"
      note="Un tramo para cada precio, en orden: con ellos todos los días de la factura."
      isOpen={Boolean(defaultValues?.segments?.length)}
      hasErrors={Boolean(errors.segments)}
    >
      {segments.map((_, index) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: all values are in the form, by their index
          key={index}
          className="border-start border-2 ps-3 mb-3"
        >
          <legend className="form-label fs-6 mb-2">Tramo {index + 1}</legend>
          <FieldGrid>
            <DayField
              form={form}
              name={`segments.${index}.from`}
              label={`${from.label} del tramo ${index + 1}`}
              help={index === 0 ? 'Vacía: la de la factura' : 'Vacía: donde acaba el anterior'}
            />
            <DayField
              form={form}
              name={`segments.${index}.to`}
              label={`${to.label} del tramo ${index + 1}`}
              help={index === segments.length - 1 ? 'Vacía: la de la factura' : undefined}
            />
          </FieldGrid>
          <PeriodInputs
            form={form}
            name={`segments.${index}.energyKwh`}
            label={periodLabel('energyKwh', ` del tramo ${index + 1}`)}
            count={periodCount(tariff, 'energy')}
          />
          <PrintedInputs
            form={form}
            tariff={tariff}
            prefix={`segments.${index}.`}
            of={` del tramo ${index + 1}`}
          />
          <button
            type="button"
            className="btn btn-sm btn-outline-secondary"
            onClick={() => remove(index)}
          >
            {segments.length === 2 ? 'Quitar los tramos' : `Quitar el tramo ${index + 1}`}
          </button>
        </fieldset>
      ))}
      {segments.length < maxBillSegments && (
        <button type="button" className="btn btn-sm btn-outline-secondary" onClick={add}>
          <Plus aria-hidden="true" />{' '}
          {segments.length === 0 ? 'Separar en dos tramos' : 'Añadir un tramo'}
        </button>
      )}
    </MoreFields>
  );
}
