import { studyWithdrawalSchema } from '@vatio/contracts/energy-analysis/presentations';
import { notify } from '@vatio/platform';
import { errorOf, Field, useZodForm } from '@vatio/ui/forms';
import { ConfirmDialog } from '@vatio/ui/layout';
import { useWithdrawStudy } from '../detail/detailApi';
import type { StateDialogProps } from './PresentDialog';

const schema = studyWithdrawalSchema.pick({ reason: true });

/** Asks why a presentation is taken back; what was presented stays readable. */
export function WithdrawDialog({ study, onClose }: StateDialogProps) {
  const form = useZodForm(schema, { reason: '' });
  const withdraw = useWithdrawStudy(study);
  const onSuccess = () => {
    onClose();
    notify(`${study.code}: presentación retirada`, { kind: 'success' });
  };
  return (
    <ConfirmDialog
      title="¿Retirar la presentación?"
      confirm="Retirar la presentación"
      busy="Retirando…"
      action={withdraw}
      onConfirm={form.handleSubmit((sent) => withdraw.mutate(sent, { onSuccess }))}
      onClose={onClose}
    >
      <p>
        El estudio vuelve a «Calculado» y se puede corregir y presentar otra vez. El informe que se
        presentó se sigue pudiendo leer desde «Historia y comentarios», marcado como retirado.
      </p>
      <Field label="Motivo" error={errorOf(form, 'reason')}>
        {(a11y) => (
          <textarea
            className="form-control"
            rows={3}
            maxLength={500}
            {...a11y}
            {...form.register('reason')}
          />
        )}
      </Field>
    </ConfirmDialog>
  );
}
