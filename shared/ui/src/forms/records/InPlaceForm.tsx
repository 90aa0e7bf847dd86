import { notify } from '@vatio/platform';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ConflictDialog } from '../conflict/ConflictDialog';
import { ConflictTable } from '../conflict/ConflictTable';
import { conflictOf, type FieldWords, fieldConflicts } from '../conflict/conflict';
import { FormActions } from '../FormActions';
import { FormAlert } from '../FormAlert';
import { RestoredDraft } from '../RestoredDraft';
import { type SavedForm, type SavedFormOptions, useSavedForm } from '../useSavedForm';

/** The part of a mutation that the form needs: it answers with the changed record. */
export interface ChangesInPlace<Sent, Stored> {
  readonly mutate: (sent: Sent, on: { readonly onSuccess: (stored: Stored) => void }) => void;
  readonly isPending: boolean;
  readonly error: unknown;
  readonly reset: () => void;
}

type Versioned<Field extends string> = Readonly<Record<Field, unknown>> & {
  readonly version: number;
};

export interface InPlaceFormProps<
  In extends FieldValues,
  Out extends FieldValues,
  Sent,
  Field extends string,
  Stored extends Versioned<Field>,
> extends Pick<SavedFormOptions<In, Out>, 'schema' | 'draftKey'> {
  /** The record as it is now. Give the form a `key` if its id can change. */
  readonly stored: Stored;
  readonly change: ChangesInPlace<Sent, Stored>;
  readonly toForm: (stored: Stored) => In;
  /**
   * @param base the record at the start of editing
   * @param theirs another person's version, made meanwhile, over which this one is to stay
   */
  readonly toSend: (values: Out, version: number, base: Stored, theirs?: Stored) => Sent;
  /** The names of its fields, for a choice between two versions. */
  readonly words: FieldWords<Field>;
  /** «este informe» */
  readonly what: string;
  /** The outcome for both versions, if neither is kept alone. */
  readonly choice?: string;
  /** «Informe guardado» */
  readonly savedMessage: string;
  /** «Guardar el informe» */
  readonly submit: string;
  /** Puts the form beside what shows its values; by default it is alone. */
  readonly layout?: (form: ReactNode, values: SavedForm<In, Out>['form']) => ReactNode;
  readonly children: (form: SavedForm<In, Out>['form']) => ReactNode;
}

/**
 * A form that changes a part of a record and stays on its page, with its draft. Another person's newer
 * version is shown at once, unless something is typed; in a conflict the person chooses.
 */
export function InPlaceForm<
  In extends FieldValues,
  Out extends FieldValues,
  Sent,
  Field extends string,
  Stored extends Versioned<Field>,
>(props: InPlaceFormProps<In, Out, Sent, Field, Stored>) {
  const { stored, change, toForm } = props;
  const [base, setBase] = useState(stored);
  const saved = useSavedForm({
    schema: props.schema,
    defaults: toForm(base),
    draftKey: props.draftKey,
  });
  const { form, restored, discardDraft, startFrom } = saved;
  const { isDirty } = form.formState;
  const conflict = conflictOf<object, Stored>(change.error);

  const goOnFrom = (record: Stored) => {
    setBase(record);
    startFrom(toForm(record));
  };
  const showNewer = useEffectEvent(() => {
    if (stored.version > base.version && !isDirty) goOnFrom(stored);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: when there is a newer version
  useEffect(() => showNewer(), [stored.version]);

  const save = (version: number) =>
    form.handleSubmit((values) => {
      const sent = JSON.stringify(form.getValues());
      change.mutate(props.toSend(values, version, base, conflict?.current), {
        onSuccess: (record) => {
          // Text typed meanwhile is a change of the new version.
          if (JSON.stringify(form.getValues()) === sent) goOnFrom(record);
          else setBase(record);
          notify(props.savedMessage, { kind: 'success' });
        },
      });
    });

  const content = (
    <form noValidate onSubmit={save(base.version)}>
      {restored && <RestoredDraft onDiscard={discardDraft} />}
      {props.children(form)}
      <FormAlert form={form} error={conflict ? undefined : change.error} />
      <FormActions pending={change.isPending}>{props.submit}</FormActions>
      {conflict && (
        <ConflictDialog
          title={`Otra persona ha cambiado ${props.what}`}
          onKeepMine={save(conflict.current.version)}
          onDropMine={() => {
            change.reset();
            goOnFrom(conflict.current);
          }}
          onClose={change.reset}
        >
          <ConflictTable conflicts={fieldConflicts(props.words, base, conflict)}>
            {props.choice}
          </ConflictTable>
        </ConflictDialog>
      )}
    </form>
  );
  return props.layout ? props.layout(content, form) : content;
}
