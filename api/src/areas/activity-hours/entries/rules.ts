import type { Activity } from '@vatio/contracts/activity-hours/activities';
import type { SessionUser } from '@vatio/contracts/session';
import { durationInWords, mostMinutes } from '@vatio/records/duration';
import type { Db } from '../../../db/transaction';
import { localDay, spanishDay } from '../../../localDay';
import { Refusal, wrongField } from '../../../refusal';
import { shareClient } from '../../company/door';
import { findActivity } from '../activities/activities.repository';
import type { EntryFields } from '../tables';
import { lockPerson, type Person } from './entries.person.repository';
import { minutesByDay } from './entries.repository';
import { clientOf, type SubjectField } from './entries.subject.repository';

/**
 * Returns the id of the person whose hours are meant.
 *
 * @throws Refusal forbidden: only admins write those of others
 */
export function personOf(actor: SessionUser, userId: string | undefined): string {
  if (userId === undefined || userId === actor.id) return actor.id;
  if (actor.role === 'admin') return userId;
  throw new Refusal('forbidden', 'Solo puedes ver y apuntar tus horas.');
}

/**
 * Locks the person's hours until the transaction ends.
 *
 * @throws Refusal invalid
 */
export async function holdPerson(db: Db, userId: string): Promise<Person> {
  const person = await lockPerson(db, userId);
  if (!person) throw wrongField('userId', 'Esa persona no existe');
  return person;
}

/** @throws Refusal invalid: their role has no hours */
export function requireWorker({ role, name }: Person): void {
  if (role !== 'admin' && role !== 'writer') {
    throw wrongField('userId', `${name} no apunta horas: su rol no las tiene`);
  }
}

/** @throws Refusal invalid: the day is still to come */
export function requirePast(date: string, at: Date): void {
  if (date > localDay(at)) {
    throw wrongField(
      'date',
      `El ${spanishDay(date)} aún no ha llegado: elige hoy o un día anterior`,
    );
  }
}

/** @returns its name @throws Refusal invalid: it is gone or archived */
export async function requireClient(db: Db, clientId: string): Promise<string> {
  const client = await shareClient(db, clientId);
  if (!client) throw wrongField('clientId', 'Ese cliente no existe');
  if (client.archived) {
    throw wrongField('clientId', 'Este cliente está archivado: restáuralo antes');
  }
  return client.name;
}

/** @throws Refusal invalid: it is gone or archived */
export async function requireActivity(db: Db, activityId: string): Promise<Activity> {
  const activity = await findActivity(db, activityId);
  if (!activity) throw wrongField('activityId', 'Esa actividad no existe');
  if (activity.isArchived) {
    throw wrongField('activityId', 'Esta actividad está archivada: elige otra');
  }
  return activity;
}

const subjects: Readonly<Record<SubjectField, readonly [missing: string, elsewhere: string]>> = {
  pointId: ['Ese punto de suministro no existe', 'Este punto es de otro cliente'],
  studyId: ['Ese estudio no existe', 'Este estudio es de otro cliente'],
  billId: ['Esa factura no existe', 'Esta factura es de otro cliente'],
  claimId: ['Esa reclamación no existe', 'Esta reclamación es de otro cliente'],
};

/**
 * Each thing that an entry is about is there and its client's.
 *
 * @param before those that it had are not looked at again while its client is the same
 * @throws Refusal invalid, by field
 */
export async function requireSubjects(
  db: Db,
  fields: EntryFields,
  before?: EntryFields,
): Promise<void> {
  const isSameClient = before?.clientId === fields.clientId;
  for (const [field, [missing, elsewhere]] of Object.entries(subjects)) {
    const name = field as SubjectField;
    const id = fields[name];
    if (id === null || (isSameClient && before?.[name] === id)) continue;
    const clientId = await clientOf(db, name, id);
    if (clientId === undefined) throw wrongField(name, missing);
    if (clientId !== fields.clientId) throw wrongField(name, elsewhere);
  }
}

/**
 * The person's row has to be locked.
 *
 * @param added the minutes that come to the day
 * @throws Refusal invalid: the day would have more than 24 h; it says how much there is
 */
export async function requireRoom(
  db: Db,
  userId: string,
  date: string,
  added: number,
): Promise<void> {
  const there = (await minutesByDay(db, userId, [date])).get(date) ?? 0;
  if (there + added <= mostMinutes) return;
  const room = mostMinutes - there;
  const left = room > 0 ? `caben ${durationInWords(room)} más` : 'no cabe más';
  throw wrongField(
    'minutes',
    `El ${spanishDay(date)} ya tiene ${durationInWords(there)} apuntadas: ${left}`,
  );
}
