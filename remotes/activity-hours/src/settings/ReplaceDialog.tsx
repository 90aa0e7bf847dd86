import {
  ConflictDialog,
  type ConflictDialogProps,
  ConflictTable,
  type FieldWords,
  fieldConflicts,
  type Versions,
} from '@vatio/ui/forms';

export interface ReplaceDialogProps<Field extends string>
  extends Omit<ConflictDialogProps, 'children'> {
  /** The existing item: «Panadería Ávila desde 1 ene 2026» */
  readonly name: string;
  readonly words: FieldWords<Field>;
  readonly versions: Versions<object, object>;
}

/** Something holds from that day on already: the person sees what there is, beside what would come in its place. */
export const ReplaceDialog = <Field extends string>(props: ReplaceDialogProps<Field>) => {
  const { name, words, versions, ...decide } = props;
  return (
    <ConflictDialog {...decide}>
      <ConflictTable conflicts={fieldConflicts(words, {}, versions)}>
        <bdi>{name}</bdi>: lo tuyo ocuparía el lugar de lo que hay. Quedará en la auditoría.
      </ConflictTable>
    </ConflictDialog>
  );
};
