import { FieldGrid, MoreFields, SelectField, TextField } from '@vatio/ui/forms';
import {
  financingOptions,
  notKnown,
  notKnownNote,
  vulnerabilityOptions,
} from '../../common/values/words';
import { type ContractFormState, reductionLetters } from './contractForm';

const letterOptions = reductionLetters.map((value) => ({ value, label: `Letra ${value}` }));

/** Facts that decide taxes and surcharges of a bill, and that people rarely know. */
export function ContractFacts({ form }: { readonly form: ContractFormState }) {
  const { defaultValues: stored, errors } = form.formState;
  const fields = ['plannedMonths', 'vulnerability', 'socialBonusFinancing'] as const;
  return (
    <MoreFields
      title="Datos fiscales y de duración"
      note={notKnownNote}
      isOpen={fields.some((field) => stored?.[field]) || Boolean(stored?.reducedTax?.letter)}
      hasErrors={Boolean(errors.reducedTax) || fields.some((field) => errors[field])}
    >
      <FieldGrid>
        <TextField
          form={form}
          name="plannedMonths"
          label="Duración prevista al firmar, en meses"
          inputMode="numeric"
          help="Por menos de 12 hay recargo de corta duración, y las potencias no pueden cambiar"
        />
        <SelectField
          form={form}
          name="vulnerability"
          label="Bono social del titular"
          options={vulnerabilityOptions}
          placeholder={notKnown}
          help="El vulnerable severo tiene IVA reducido con cualquier potencia, cuando lo hay"
        />
        <SelectField
          form={form}
          name="reducedTax.letter"
          label="Reducción del 85 % del impuesto eléctrico"
          options={letterOptions}
          placeholder={notKnown}
          help="La letra del artículo 98.1 de la Ley 38/1992, si la tiene concedida"
        />
        <TextField
          form={form}
          name="reducedTax.energyPercent"
          label="Energía con esa reducción, en %"
          inputMode="decimal"
          help="La parte que va a esa actividad: 100 si es toda"
        />
        <SelectField
          form={form}
          name="socialBonusFinancing"
          label="Financiación del bono social"
          options={financingOptions}
          placeholder={notKnown}
          help="Si se factura, y si el impuesto eléctrico se calcula también sobre ella"
        />
      </FieldGrid>
    </MoreFields>
  );
}
