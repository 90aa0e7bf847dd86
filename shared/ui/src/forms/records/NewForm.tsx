import { notify } from '@vatio/platform';
import { type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { FormActions } from '../FormActions';
import { FormAlert } from '../FormAlert';
import { RestoredDraft } from '../RestoredDraft';
import { type SavedForm, type SavedFormOptions, useSavedForm } from '../useSavedForm';

/** The part of a mutation that a form needs; every one of TanStack Query has it. */
export interface Creates<Sent, Created> {
  readonly mutate: (sent: Sent, on: { readonly onSuccess: (created: Created) => void }) => void;
  readonly isPending: boolean;
  readonly error: unknown;
}

export interface NewFormProps<In extends FieldValues, Out extends FieldValues, Created>
  extends SavedFormOptions<In, Out> {
  readonly create: Creates<Out, Created>;
  /** The text of the button: «Crear cliente». */
  readonly submit: string;
  /** The target of «Cancelar». */
  readonly cancelTo: string;
  /** «Cliente creado: Panadería Ávila» */
  readonly message: (created: Created) => string;
  /** The page to show once the record is there. */
  readonly page: (created: Created) => string;
  readonly children: (form: SavedForm<In, Out>['form']) => ReactNode;
}

/** A form that makes a record, says so, and goes on to a page of it. */
export function NewForm<In extends FieldValues, Out extends FieldValues, Created>({
  create,
  submit,
  cancelTo,
  message,
  page,
  children,
  ...options
}: NewFormProps<In, Out, Created>) {
  // The defaults may belong to another record, which may change meanwhile.
  const [defaults] = useState(options.defaults);
  const { form, restored, discardDraft, done } = useSavedForm({ ...options, defaults });
  const navigate = useNavigate();
  const onSuccess = (created: Created) => {
    done();
    notify(message(created), { kind: 'success' });
    void navigate(page(created));
  };

  return (
    <form
      className="form-card"
      noValidate
      onSubmit={form.handleSubmit((values) => create.mutate(values, { onSuccess }))}
    >
      {restored && <RestoredDraft onDiscard={discardDraft} />}
      {children(form)}
      <FormAlert form={form} error={create.error} />
      <FormActions pending={create.isPending} cancelTo={cancelTo}>
        {submit}
      </FormActions>
    </form>
  );
}
