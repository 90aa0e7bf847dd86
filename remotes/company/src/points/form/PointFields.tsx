import { pointRecord } from '@vatio/contracts/company/pointRecord';
import { pointTypeLabel, territoryLabels } from '@vatio/contracts/company/supplyWords';
import { MoreFields, RecordFields } from '@vatio/ui/forms';
import { notKnownNote } from '../../common/values/words';
import { cupsHint } from './cups';
import type { PointFormState } from './pointForm';
import { usePlaceProposal } from './usePlaceProposal';

export interface PointFieldsProps {
  readonly form: PointFormState;
  /** The type that the powers of the contract in force suggest; `undefined` = there is none. */
  readonly proposedType?: number | undefined;
}

/** Facts that bills and studies need, and that people rarely know. */
const rarelyKnown = ['lastPowerChange', 'isElectroIntensive', 'rightsKw', 'rightsUntil'] as const;
const place = ['cups', 'alias', 'address', 'postcode', 'municipality'] as const;
const supply = [
  'province',
  'territory',
  'pointType',
  'powerControl',
  'distributor',
  'voltageKv',
] as const;

/** The fields of a supply point, new or not. */
export function PointFields({ form, proposedType }: PointFieldsProps) {
  const proposal = usePlaceProposal(form);
  const [cups, territory, pointType] = form.watch(['cups', 'territory', 'pointType']);
  const { defaultValues, errors } = form.formState;
  const cupsError = form.getFieldState('cups', form.formState).error;
  const proposed = proposal && {
    province: {
      help: proposalHelp(form.watch('province') === proposal.province, proposal.province),
    },
    territory: {
      help: proposalHelp(territory === proposal.territory, territoryLabels[proposal.territory]),
    },
  };
  return (
    <>
      <RecordFields
        record={pointRecord}
        form={form}
        only={[...place, ...supply]}
        own={{
          cups: {
            spellCheck: false,
            autoCapitalize: 'characters',
            help: cupsError ? undefined : cupsHint(cups),
          },
          pointType: { help: typeHelp(pointType, proposedType) },
          ...proposed,
        }}
      />
      <MoreFields
        title="Cambios de potencia y certificados"
        note={notKnownNote}
        isOpen={rarelyKnown.some((field) => defaultValues?.[field])}
        hasErrors={rarelyKnown.some((field) => errors[field])}
      >
        <RecordFields record={pointRecord} form={form} only={rarelyKnown} />
      </MoreFields>
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
