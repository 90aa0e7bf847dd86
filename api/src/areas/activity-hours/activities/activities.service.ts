import type {
  Activity,
  ActivityChange,
  ActivityList,
  NewActivity,
} from '@vatio/contracts/activity-hours/activities';
import type { SessionUser } from '@vatio/contracts/session';
import { v7 as uuidV7 } from 'uuid';
import type { ServiceParts } from '../../../areaKit/area';
import { record } from '../../../audit/audit.repository';
import { difference, withChanges } from '../../../audit/difference';
import { type Db, inTransaction } from '../../../db/transaction';
import { orMissing, refuseDuplicate, versionConflict } from '../../../refusal';
import {
  findActivity,
  insertActivity,
  listActivities,
  lockActivity,
  updateActivity,
} from './activities.repository';

/** The catalogue of what hours are spent on. */
export function createActivityService({ db, now }: ServiceParts) {
  const list = async (): Promise<ActivityList> => ({ rows: await listActivities(db) });

  /** @throws Refusal invalid: the name is taken */
  async function create(fields: NewActivity, actor: SessionUser): Promise<Activity> {
    const create = inTransaction(db, async (transaction) => {
      const id = uuidV7();
      await insertActivity(transaction, id, fields);
      const subject = { id, name: fields.name };
      const entry = { at: now(), action: 'activity-created', actor, subject } as const;
      await record(transaction, { ...entry, after: fields });
      return found(transaction, id);
    });
    return create.catch(refuseTaken);
  }

  /** @throws Refusal missing, conflict when the version is not the current one, or invalid by field */
  async function change(id: string, sent: ActivityChange, actor: SessionUser): Promise<Activity> {
    const change = inTransaction(db, async (transaction) => {
      const activity = existing(await lockActivity(transaction, id));
      if (sent.version !== activity.version) throw versionConflict(overtaken, sent, activity);
      const { version: _, ...changes } = sent;
      const { name, isBillable, isArchived } = activity;
      const before = { name, isBillable, isArchived };
      const fields = withChanges(before, changes);
      const changed = difference(before, fields);
      if (!changed) return activity;
      await updateActivity(transaction, id, fields);
      const subject = { id, name: fields.name };
      const entry = { at: now(), action: 'activity-changed', actor, subject } as const;
      await record(transaction, { ...entry, ...changed });
      return found(transaction, id);
    });
    return change.catch(refuseTaken);
  }

  return { list, create, change };
}

const existing = (activity: Activity | undefined) =>
  orMissing(activity, 'Esa actividad no existe.');

const found = async (db: Db, id: string) => existing(await findActivity(db, id));

const overtaken = 'Otra persona ha cambiado esta actividad mientras la editabas.';
const refuseTaken = refuseDuplicate('name', 'Ya hay una actividad con este nombre');
