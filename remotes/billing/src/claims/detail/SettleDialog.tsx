import { claimAnswerRecord } from '@vatio/contracts/billing/claims/claimRecord';
import type { Claim } from '@vatio/contracts/billing/claims/claims';
import { claimStateLabels } from '@vatio/contracts/billing/claims/claimWords';
import {
  FormAlert,
  formShape,
  inputLabel,
  object,
  RecordInput,
  TextField,
  typedOf,
  useZodForm,
} from '@vatio/ui/forms';
import { Dialog, Euros, notifyError, notifyUndo } from '@vatio/ui/layout';
import { useId, useState } from 'react';
import { factOfClaim } from '../../common/facts';
import { useReopenClaim, useSettleClaim } from '../claimApi';

const { fields } = claimAnswerRecord;
const schema = object(formShape(fields));

export interface SettleDialogProps {
  readonly claim: Claim;
  /** The amount that seems recovered, if none is stored; null: unknown. */
  readonly recoveredEur: string | null;
  readonly onClose: () => void;
}

/** Records the company's answer and the recovered amount. A refusal keeps the typed values. */
export function SettleDialog({ claim, recoveredEur, onClose }: SettleDialogProps) {
  const formId = useId();
  const [defaults] = useState(() =>
    typedOf(fields, {
      outcome: claim.state === 'open' ? null : claim.state,
      recoveredEur: claim.recoveredEur ?? recoveredEur,
      recoveredOn: claim.recoveredOn,
    }),
  );
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
        <RecordInput form={form} name="outcome" field={fields.outcome} />
        <RecordInput
          form={form}
          name="recoveredEur"
          field={fields.recoveredEur}
          own={{
            help: (
              <>
                Se reclaman{' '}
                <Euros fact={`${factOfClaim(claim.id)}:claimed`} eur={claim.claimedEur} />; con los
                intereses hasta el pago puede ser más. Déjalo vacío si aún no ha llegado.
              </>
            ),
          }}
        />
        <RecordInput form={form} name="recoveredOn" field={fields.recoveredOn} />
        <TextField form={form} name="note" label={inputLabel(fields.note)} />
        <FormAlert form={form} error={settle.error} />
      </form>
    </Dialog>
  );
}
