import { type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { EditForm, type EditFormProps } from '../conflict/EditForm';
import { type SavedForm, type SavedFormOptions, useSavedForm } from '../useSavedForm';

type Versioned<Field extends string> = Readonly<Record<Field, unknown>> & {
  readonly version: number;
};

export interface ChangeFormProps<
  In extends FieldValues,
  Out extends FieldValues,
  Sent,
  Field extends string,
  Stored extends Versioned<Field>,
> extends Omit<EditFormProps<In, Out, Sent, Field>, 'saved' | 'base' | 'toSend' | 'children'>,
    Pick<SavedFormOptions<In, Out>, 'schema' | 'draftKey'> {
  /** The record. The form goes on from the one it began with: give it a `key` if the id can change. */
  readonly stored: Stored;
  /** The record as the form shows it. */
  readonly toForm: (stored: Stored) => In;
  /** The change and its version: `changedFields`, where the API takes the changed fields alone. */
  readonly toSend: (values: Out, version: number, stored: Stored) => Sent;
  /** The fields; `base` is the record that the form began with. */
  readonly children: (form: SavedForm<In, Out>['form'], base: Stored) => ReactNode;
}

/** A form that changes a record, with its draft. In a conflict, the person chooses between both versions. */
export function ChangeForm<
  In extends FieldValues,
  Out extends FieldValues,
  Sent,
  Field extends string,
  Stored extends Versioned<Field>,
>(props: ChangeFormProps<In, Out, Sent, Field, Stored>) {
  const { stored, schema, toForm, draftKey, toSend, children, ...edit } = props;
  // A newer version may arrive meanwhile; the change is still one of this version.
  const [base] = useState(stored);
  const saved = useSavedForm({ schema, defaults: toForm(base), draftKey });
  return (
    <EditForm
      {...edit}
      saved={saved}
      base={base}
      toSend={(values, version) => toSend(values, version, base)}
    >
      {children(saved.form, base)}
    </EditForm>
  );
}
