import { pointTypeLabel } from '@vatio/contracts/company/supplyWords';
import { FieldGrid, SelectField, TextField } from '@vatio/ui/forms';
import {
  pointTypeOptions,
  powerControlOptions,
  territoryLabel,
  territoryOptions,
} from '../../common/values/words';
import { cupsHint } from './cups';
import { PointFacts } from './PointFacts';
import type { PointFormState } from './pointForm';
import { usePlaceProposal } from './usePlaceProposal';

export interface PointFieldsProps {
  readonly form: PointFormState;
  /** The type that the powers of the contract in force suggest; `undefined` = there is none. */
  readonly proposedType?: number | undefined;
}

/** The fields of a supply point, new or not. */
export function PointFields({ form, proposedType }: PointFieldsProps) {
  const place = usePlaceProposal(form);
  const [cups, territory, pointType] = form.watch(['cups', 'territory', 'pointType']);
  const cupsError = form.getFieldState('cups', form.formState).error;
  return (
    <>
      <TextField
        form={form}
        name="cups"
        label="CUPS"
        spellCheck={false}
        autoCapitalize="characters"
        help={cupsError ? undefined : cupsHint(cups)}
      />
      <TextField
        form={form}
        name="alias"
        label="Alias (opcional)"
        dir="auto"
        help="Cómo lo llama el cliente: «Horno», «Nave 2»"
      />
      <TextField form={form} name="address" label="Dirección (opcional)" dir="auto" />
      <div className="row">
        <div className="col-md-4">
          <TextField
            form={form}
            name="postcode"
            label="Código postal (opcional)"
            inputMode="numeric"
          />
        </div>
        <div className="col-md-8">
          <TextField form={form} name="municipality" label="Municipio (opcional)" dir="auto" />
        </div>
      </div>
      <FieldGrid>
        <TextField
          form={form}
          name="province"
          label="Provincia (opcional)"
          help={place && proposalHelp(form.watch('province') === place.province, place.province)}
        />
        <SelectField
          form={form}
          name="territory"
          label="Territorio"
          options={territoryOptions}
          placeholder="Elige un territorio"
          help={
            place && proposalHelp(territory === place.territory, territoryLabel(place.territory))
          }
        />
        <SelectField
          form={form}
          name="pointType"
          label="Tipo de punto"
          options={pointTypeOptions}
          placeholder="Elige un tipo"
          help={typeHelp(pointType, proposedType)}
        />
        <SelectField
          form={form}
          name="powerControl"
          label="Control de potencia"
          options={powerControlOptions}
          placeholder="Elige ICP o maxímetro"
        />
        <TextField form={form} name="distributor" label="Distribuidora (opcional)" dir="auto" />
        <TextField
          form={form}
          name="voltageKv"
          label="Tensión en kV (opcional)"
          inputMode="decimal"
          help="Por ejemplo, 0,4 o 20"
        />
      </FieldGrid>
      <PointFacts form={form} />
    </>
  );
}

const proposalHelp = (isTaken: boolean, proposed: string) =>
  isTaken ? 'Propuesto por el código postal' : `Por el código postal sería ${proposed}`;

function typeHelp(chosen: string, proposed: number | undefined) {
  if (proposed === undefined) return 'Por la potencia contratada más alta';
  if (chosen === String(proposed)) return 'Propuesto por las potencias del contrato';
  return `Por las potencias del contrato sería ${pointTypeLabel(proposed)}`;
}
