import type { Activity } from '@vatio/contracts/activity-hours/activities';
import { storedActivityRecord } from '@vatio/contracts/activity-hours/activityRecord';
import { Card, Loaded } from '@vatio/ui/layout';
import { type Column, DataTable, recordColumns } from '@vatio/ui/table';
import { useMemo, useState } from 'react';
import type { SettingCardProps } from '../settingCard';
import { ArchiveActivity } from './ArchiveActivity';
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

const fieldColumns = recordColumns<typeof storedActivityRecord, Activity>(storedActivityRecord, {
  name: { isRowHeader: true },
});

const columnsFor = (
  isAdmin: boolean,
  onChange: (id: string) => void,
): readonly Column<Activity>[] => [
  ...fieldColumns,
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
