import type { Activity, ActivityChange } from '@vatio/contracts/activity-hours/activities';
import { notify } from '@vatio/platform';
import { conflictOf } from '@vatio/ui/forms';
import { ActionButton, ConfirmDialog, notifyError, notifyUndo } from '@vatio/ui/layout';
import { useChangeActivity } from '../settingsApi';
import { activityWords } from './activityForm';

/**
 * Archives an activity, or restores it. If another person has changed it meanwhile, this person sees its
 * present state and decides again.
 */
export function ArchiveActivity({ activity }: { readonly activity: Activity }) {
  const { id, name, isArchived } = activity;
  const change = useChangeActivity(id);
  const versions = conflictOf<ActivityChange, Activity>(change.error);
  const set = (version: number, wanted: boolean) =>
    change.mutate(
      { version, isArchived: wanted },
      {
        onSuccess: (stored) =>
          notifyUndo({
            text: `${stored.name}: ${wanted ? 'archivada' : 'otra vez en uso'}`,
            onUndo: () => set(stored.version, !wanted),
          }),
        onError: (error) => {
          const current = conflictOf<ActivityChange, Activity>(error)?.current;
          if (!current) notifyError(error);
          else if (current.isArchived === wanted) {
            change.reset();
            const words = wanted ? 'ya estaba archivada' : 'ya estaba en uso';
            notify(`${current.name}: ${words}`, { kind: 'success' });
          }
        },
      },
    );
  return (
    <>
      <ActionButton
        look="outline-secondary btn-sm"
        busy={change.isPending && 'Guardando…'}
        onClick={() => set(activity.version, !isArchived)}
      >
        {isArchived ? 'Recuperar' : 'Archivar'}
        <span className="visually-hidden"> {name}</span>
      </ActionButton>
      {versions && versions.current.isArchived !== versions.yours.isArchived && (
        <Overtaken
          versions={versions}
          onKeepMine={set}
          onClose={change.reset}
          isPending={change.isPending}
        />
      )}
    </>
  );
}

interface OvertakenProps {
  readonly versions: { readonly yours: ActivityChange; readonly current: Activity };
  readonly isPending: boolean;
  readonly onKeepMine: (version: number, isArchived: boolean) => void;
  readonly onClose: () => void;
}

function Overtaken({ versions, isPending, onKeepMine, onClose }: OvertakenProps) {
  const { yours, current } = versions;
  const wanted = yours.isArchived ?? false;
  const { fields, labelOf, inWords } = activityWords;
  return (
    <ConfirmDialog
      title="Otra persona ha cambiado esta actividad"
      confirm={wanted ? 'Archivarla' : 'Recuperarla'}
      isDanger={false}
      action={{ isPending, error: undefined }}
      onConfirm={() => onKeepMine(current.version, wanted)}
      onClose={onClose}
    >
      <p>{wanted ? 'Ibas a archivarla.' : 'Ibas a ponerla otra vez en uso.'} Ahora está así:</p>
      <ul className="mb-0">
        {fields.map((field) => (
          <li key={field}>
            {labelOf(field)}: <bdi>{inWords(field, current[field])}</bdi>
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
