import type { Claim } from '@vatio/contracts/billing/claims';
import { claimOutcomes } from '@vatio/contracts/billing/claimWords';
import {
  FormAlert,
  object,
  orNothing,
  rules,
  SelectField,
  TextField,
  textOf,
  textOrNothing,
  typedFrom,
  useZodForm,
} from '@vatio/ui/forms';
import { Dialog, Euros, notifyError, notifyUndo } from '@vatio/ui/layout';
import { useId, useState } from 'react';
import { factOfClaim } from '../../common/facts';
import { claimStateLabels } from '../claim';
import { useReopenClaim, useSettleClaim } from '../claimApi';

const outcomes = claimOutcomes.map((value) => ({ value, label: claimStateLabels[value] }));

const schema = object({
  outcome: textOf(rules.oneOf(claimOutcomes, 'Elige qué ha contestado')),
  recoveredEur: orNothing(rules.typedDecimal({ maxDecimals: 2, max: 100_000_000, unit: '€' })),
  recoveredOn: textOrNothing(rules.plausibleDay()),
  note: rules.optionalText(1000),
});

export interface SettleDialogProps {
  readonly claim: Claim;
  /** The amount that seems recovered, if none is stored; null: unknown. */
  readonly recoveredEur: string | null;
  readonly onClose: () => void;
}

/** Records the company's answer and the recovered amount. A refusal keeps the typed values. */
export function SettleDialog({ claim, recoveredEur, onClose }: SettleDialogProps) {
  const formId = useId();
  const [defaults] = useState(() => ({
    outcome: claim.state === 'open' ? '' : claim.state,
    recoveredEur: typedFrom(claim.recoveredEur ?? recoveredEur),
    recoveredOn: claim.recoveredOn ?? '',
    note: '',
  }));
  const form = useZodForm(schema, defaults);
  const settle = useSettleClaim(claim.id);
  const reopen = useReopenClaim();
  /** Restores the previous state: unanswered, or the answer that this one has replaced. */
  const takeBack = (saved: { readonly id: string; readonly version: number }) => {
    const { state, recoveredOn } = claim;
    if (state === 'open') return reopen.mutate(saved, { onError: notifyError });
    const answer = { outcome: state, recoveredEur: claim.recoveredEur, recoveredOn, note: '' };
    settle.mutate({ ...answer, version: saved.version }, { onError: notifyError });
  };
  const save = form.handleSubmit((answer) =>
    settle.mutate(
      { ...answer, version: claim.version },
      {
        onSuccess: ({ id, version, state, reference }) => {
          onClose();
          notifyUndo({
            text: `Reclamación ${reference}: ${claimStateLabels[state].toLowerCase()}`,
            onUndo: () => takeBack({ id, version }),
          });
        },
      },
    ),
  );
  return (
    <Dialog
      title="Respuesta de la empresa"
      onClose={onClose}
      actions={
        <>
          <button type="button" className="btn btn-outline-secondary" onClick={onClose}>
            Cancelar
          </button>
          <button
            type="submit"
            form={formId}
            className="btn btn-primary"
            aria-disabled={settle.isPending}
            onClick={(event) => settle.isPending && event.preventDefault()}
          >
            {settle.isPending ? 'Guardando…' : 'Guardar'}
          </button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={save}>
        <SelectField
          form={form}
          name="outcome"
          label="Qué ha contestado"
          options={outcomes}
          placeholder="Elige una"
        />
        <TextField
          form={form}
          name="recoveredEur"
          label="Recuperado, €"
          inputMode="decimal"
          help={
            <>
              Se reclaman <Euros fact={`${factOfClaim(claim.id)}:claimed`} eur={claim.claimedEur} />
              ; con los intereses hasta el pago puede ser más. Déjalo vacío si aún no ha llegado.
            </>
          }
        />
        <TextField form={form} name="recoveredOn" label="Recuperado el" type="date" />
        <TextField form={form} name="note" label="Nota" />
        <FormAlert form={form} error={settle.error} />
      </form>
    </Dialog>
  );
}
