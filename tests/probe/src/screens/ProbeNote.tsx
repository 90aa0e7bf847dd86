import { HttpError, http, notify, useDraft, useUnsavedChanges } from '@vatio/platform';
import { Field, SubmitButton, useServerErrors, useZodForm } from '@vatio/ui/forms';
import { Page } from '@vatio/ui/layout';
import { useEffect, useState } from 'react';
import { noteSchema } from '../model/note';

/** A form with a draft, an unsaved-changes guard, and errors of the server on its field. */
export function ProbeNote() {
  const { draft, saveDraft, clearDraft } = useDraft<{ text: string }>('probe/note');
  const form = useZodForm(noteSchema, { text: draft?.text ?? '' });
  const [failure, setFailure] = useState<unknown>();
  const { errors, isSubmitting } = form.formState;
  const text = form.watch('text');
  useUnsavedChanges(text !== '');
  const alert = useServerErrors(form, failure);
  useEffect(() => {
    if (text) saveDraft({ text });
  }, [text, saveDraft]);

  const send = async (note: { text: string }) => {
    try {
      await http.post('probe/notes', note);
      clearDraft();
      form.reset({ text: '' });
      notify('Nota guardada', { kind: 'success' });
    } catch (error) {
      if (error instanceof HttpError) setFailure(error);
    }
  };

  return (
    <Page title="Nota">
      <form noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
        <Field label="Texto" error={errors.text?.message}>
          {(a11y) => <input className="form-control" {...a11y} {...form.register('text')} />}
        </Field>
        {alert && <p role="alert">{alert}</p>}
        <SubmitButton pending={isSubmitting}>Guardar</SubmitButton>
      </form>
    </Page>
  );
}
