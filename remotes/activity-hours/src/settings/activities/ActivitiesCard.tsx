import type { Activity } from '@vatio/contracts/activity-hours/activities';
import { Card, Loaded } from '@vatio/ui/layout';
import { type Column, DataTable } from '@vatio/ui/table';
import { useMemo, useState } from 'react';
import type { SettingCardProps } from '../settingCard';
import { ArchiveActivity } from './ArchiveActivity';
import { activityWords } from './activityForm';
import { ChangeActivity } from './ChangeActivity';
import { NewActivity } from './NewActivity';

/** The activities that hours are spent on. One in use is archived, never deleted. */
export function ActivitiesCard({ read, isAdmin }: SettingCardProps<Activity>) {
  const [changedId, setChangedId] = useState<string>();
  const changed = read.data?.find(({ id }) => id === changedId);
  const columns = useMemo(() => columnsFor(isAdmin, setChangedId), [isAdmin]);
  return (
    <Card title="Actividades" isWide>
      <Loaded query={read} loading="Cargando las actividades…" lines={5} what="las actividades">
        {(rows) => (
          <>
            <DataTable caption="Actividades" columns={columns} rows={rows} rowId={({ id }) => id} />
            {isAdmin && <NewActivity />}
          </>
        )}
      </Loaded>
      {changed && <ChangeActivity activity={changed} onClose={() => setChangedId(undefined)} />}
    </Card>
  );
}

const columnsFor = (
  isAdmin: boolean,
  onChange: (id: string) => void,
): readonly Column<Activity>[] => [
  { id: 'name', header: 'Actividad', isRowHeader: true, cell: ({ name }) => <bdi>{name}</bdi> },
  {
    id: 'billable',
    header: 'Facturable',
    cell: ({ isBillable }) => activityWords.inWords('isBillable', isBillable),
  },
  {
    id: 'state',
    header: 'Estado',
    cell: ({ isArchived }) => activityWords.inWords('isArchived', isArchived),
  },
  ...(isAdmin
    ? [
        {
          id: 'actions',
          header: 'Acciones',
          cell: (activity: Activity) => (
            <span className="d-flex flex-wrap gap-2">
              <button
                type="button"
                className="btn btn-sm btn-outline-secondary"
                aria-label={`Cambiar ${activity.name}`}
                onClick={() => onChange(activity.id)}
              >
                Cambiar
              </button>
              <ArchiveActivity activity={activity} />
            </span>
          ),
        },
      ]
    : []),
];
