import { notify } from '@vatio/platform';
import { type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { ConflictDialog } from '../conflict/ConflictDialog';
import { ConflictTable } from '../conflict/ConflictTable';
import { conflictOf, type FieldWords, fieldConflicts } from '../conflict/conflict';
import { FormActions } from '../FormActions';
import { FormAlert } from '../FormAlert';
import { RestoredDraft } from '../RestoredDraft';
import { type SavedForm, type SavedFormOptions, useSavedForm } from '../useSavedForm';

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
  Stored extends Versioned<Field>,
> extends Pick<SavedFormOptions<In, Out>, 'schema' | 'draftKey'> {
  /** The record. The form goes on from the one it began with: give it a `key` if the id can change. */
  readonly stored: Stored;
  /** The record as the form shows it. */
  readonly toForm: (stored: Stored) => In;
  readonly change: SendsChange<Sent>;
  /** The change, and the version that it changes: `changeOf`, where the API takes single fields. */
  readonly toSend: (values: Out, version: number, stored: Stored) => Sent;
  /** The names of its fields, for a choice between two versions. */
  readonly words: FieldWords<Field>;
  /** «este cliente» */
  readonly what: string;
  /** «Cliente guardado» */
  readonly savedMessage: string;
  /** Where to go after saving or cancelling. */
  readonly page: string;
  readonly onSaved?: () => void;
  /** The fields; `base` is the record that the form began with. */
  readonly children: (form: SavedForm<In, Out>['form'], base: Stored) => ReactNode;
}

/** A form that changes a record. In a conflict, the person chooses between both versions. */
export function EditForm<
  In extends FieldValues,
  Out extends FieldValues,
  Sent,
  Field extends string,
  Stored extends Versioned<Field>,
>(props: EditFormProps<In, Out, Sent, Field, Stored>) {
  const { schema, draftKey, change, page } = props;
  // A newer version may arrive meanwhile; the change is still one of this version.
  const [base] = useState(props.stored);
  const defaults = props.toForm(base);
  const { form, restored, discardDraft, done } = useSavedForm({ schema, defaults, draftKey });
  const navigate = useNavigate();
  const conflict = conflictOf<object, Versioned<Field>>(change.error);

  const onSuccess = () => {
    done();
    notify(props.savedMessage, { kind: 'success' });
    void navigate(page);
    props.onSaved?.();
  };
  const save = (version: number) =>
    form.handleSubmit((values) =>
      change.mutate(props.toSend(values, version, base), { onSuccess }),
    );
  const dropMine = () => {
    discardDraft();
    void navigate(page);
  };

  return (
    <form className="form-card" noValidate onSubmit={save(base.version)}>
      {restored && <RestoredDraft onDiscard={discardDraft} />}
      {props.children(form, base)}
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
