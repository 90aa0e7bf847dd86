import type { ParameterConflict } from '@vatio/contracts/user/parameters';
import { dateTime } from '@vatio/ui/format';
import { ConflictDialog, type ConflictDialogProps } from '@vatio/ui/forms';

export interface ParameterConflictDialogProps
  extends Omit<ConflictDialogProps, 'title' | 'children'> {
  readonly current: ParameterConflict['versions']['current'];
}

/** A dialog for another person's change to the table: says what they did, and lets this person decide. */
export function ParameterConflictDialog({ current, ...decide }: ParameterConflictDialogProps) {
  const { number, actor, at, comment } = current;
  return (
    <ConflictDialog title="Otra persona ha cambiado los parámetros" {...decide}>
      <p>
        <bdi>{actor?.name}</bdi> hizo la versión {number} el {dateTime(at)}:
      </p>
      <blockquote className="border-start ps-3">
        <bdi>{comment}</bdi>
      </blockquote>
      <p className="mb-0">
        Si guardas lo tuyo, se hará otra versión encima: en las fechas que coincidan valdrá lo tuyo.
      </p>
    </ConflictDialog>
  );
}
