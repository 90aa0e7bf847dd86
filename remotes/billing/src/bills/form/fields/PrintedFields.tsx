import { periodCount } from '@vatio/energy/tariff';
import { MoreFields, PeriodInputs } from '@vatio/ui/forms';
import type { OfTariffProps } from './MeasuredFields';
import { periodLabel } from './periodLabel';

const fields = ['powersKw', 'energyPricesEurPerKwh', 'powerPricesEurPerKwYear'] as const;

/** Powers and prices that the bill prints, prefilled from the contract. */
export function PrintedFields({ form, tariff }: OfTariffProps) {
  const { errors } = form.formState;
  const powers = form
    .watch('powersKw')
    .slice(0, periodCount(tariff, 'power'))
    .filter((kw) => kw !== '');
  return (
    <MoreFields
      title={
        powers.length > 0
          ? `Potencias (${powers.join(' / ')} kW) y precios que imprime`
          : 'Potencias y precios que imprime'
      }
      note="Vienen del contrato: cambia los que la factura imprima distintos, y vacía los que no imprima."
      isOpen={false}
      hasErrors={fields.some((field) => errors[field])}
    >
      <PrintedInputs form={form} tariff={tariff} prefix="" of="" />
    </MoreFields>
  );
}

interface PrintedInputsProps extends OfTariffProps {
  /** Their place in the form: the bill's own, or a segment's. */
  readonly prefix: '' | `segments.${number}.`;
  /** The suffix of their labels: « del tramo 1». */
  readonly of: string;
}

export const PrintedInputs = ({ form, tariff, prefix, of }: PrintedInputsProps) =>
  fields.map((field) => (
    <PeriodInputs
      key={field}
      form={form}
      name={`${prefix}${field}`}
      label={periodLabel(field, of)}
      count={periodCount(tariff, field === 'energyPricesEurPerKwh' ? 'energy' : 'power')}
    />
  ));
