import { fieldsOf, type RecordFacts } from '@vatio/records/record';
import { personInWords } from '@vatio/records/words';
import { anyOf } from '../db/anyOf';
import type { Db } from '../db/transaction';
import { wrongField } from '../refusal';

type Values = Readonly<Record<string, unknown>>;

/** The fields that refer to people, each with the id. */
const idsIn = (facts: RecordFacts, values: object) =>
  fieldsOf(facts).flatMap(([name, { kind }]) => {
    const id = (values as Values)[name];
    return kind === 'person' && id ? [{ name, id: String(id) }] : [];
  });

async function peopleOf(db: Db, referred: readonly { readonly id: string }[]) {
  if (referred.length === 0) return new Map<string, never>();
  const people = db.selectFrom('users').select(['id', 'name', 'active as isActive']);
  const rows = await people.where('id', '=', anyOf(referred.map(({ id }) => id))).execute();
  return new Map(rows.map((person) => [person.id, person]));
}

/**
 * Requires people who are active.
 *
 * @param values those that are new: a person may have been deactivated since
 * @throws Refusal invalid, by field
 */
export async function requireActivePeople(
  db: Db,
  facts: RecordFacts,
  values: object,
): Promise<void> {
  const referred = idsIn(facts, values);
  const people = await peopleOf(db, referred);
  const wrong = referred.find(({ id }) => !people.get(id)?.isActive);
  if (wrong) throw wrongField(wrong.name, 'Elige a una persona activa');
}

/** Values as the audit keeps them: with the names of people, as they are now, in place of ids. */
export async function withNames(db: Db, facts: RecordFacts, values: object): Promise<Values> {
  const referred = idsIn(facts, values);
  const people = await peopleOf(db, referred);
  const names = referred.flatMap(({ name, id }) => {
    const person = people.get(id);
    return person ? [[name, personInWords(person)]] : [];
  });
  return { ...values, ...Object.fromEntries(names) };
}
