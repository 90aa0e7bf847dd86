import { notify } from '@vatio/platform';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { FormActions } from '../FormActions';
import { FormAlert } from '../FormAlert';
import { RestoredDraft } from '../RestoredDraft';
import type { SavedForm } from '../useSavedForm';
import { ConflictDialog } from './ConflictDialog';
import { ConflictTable } from './ConflictTable';
import { conflictOf, type FieldWords, fieldConflicts } from './conflict';

/** The part of a mutation that a form needs; every one of TanStack Query has it. */
export interface SendsChange<Sent> {
  readonly mutate: (sent: Sent, on: { readonly onSuccess: () => void }) => void;
  readonly isPending: boolean;
  readonly error: unknown;
  readonly reset: () => void;
}

type Versioned<Field extends string> = Readonly<Record<Field, unknown>> & {
  readonly version: number;
};

export interface EditFormProps<
  In extends FieldValues,
  Out extends FieldValues,
  Sent,
  Field extends string,
> {
  readonly saved: SavedForm<In, Out>;
  readonly change: SendsChange<Sent>;
  /** The record at the start of editing: it stays, even if a newer one arrives. */
  readonly base: Versioned<Field>;
  /** The change, and the version below it. */
  readonly toSend: (values: Out, version: number) => Sent;
  /** The names of its fields, for a choice between two versions. */
  readonly words: FieldWords<Field>;
  /** «este cliente» */
  readonly what: string;
  /** «Cliente guardado» */
  readonly savedMessage: string;
  /** The page after saving or cancelling. */
  readonly page: string;
  readonly onSaved?: () => void;
  readonly children: ReactNode;
}

/** A form that changes a record. In a conflict, the person chooses between both versions. */
export function EditForm<
  In extends FieldValues,
  Out extends FieldValues,
  Sent,
  Field extends string,
>(props: EditFormProps<In, Out, Sent, Field>) {
  const { saved, change, base, page } = props;
  const { form, restored, discardDraft, done } = saved;
  const navigate = useNavigate();
  const conflict = conflictOf<object, Versioned<Field>>(change.error);

  const onSuccess = () => {
    done();
    notify(props.savedMessage, { kind: 'success' });
    void navigate(page);
    props.onSaved?.();
  };
  const save = (version: number) =>
    form.handleSubmit((values) => change.mutate(props.toSend(values, version), { onSuccess }));
  const dropMine = () => {
    discardDraft();
    void navigate(page);
  };

  return (
    <form className="form-card" noValidate onSubmit={save(base.version)}>
      {restored && <RestoredDraft onDiscard={discardDraft} />}
      {props.children}
      <FormAlert form={form} error={conflict ? undefined : change.error} />
      <FormActions pending={change.isPending} cancelTo={page}>
        Guardar cambios
      </FormActions>
      {conflict && (
        <ConflictDialog
          title={`Otra persona ha cambiado ${props.what}`}
          onKeepMine={save(conflict.current.version)}
          onDropMine={dropMine}
          onClose={change.reset}
        >
          <ConflictTable conflicts={fieldConflicts(props.words, base, conflict)} />
        </ConflictDialog>
      )}
    </form>
  );
}
