import { fieldsOf, type RecordFacts } from '@vatio/records/record';
import { personInWords } from '@vatio/records/words';
import type { Db } from '../db/transaction';
import { wrongField } from '../refusal';
import { readPeople } from './people.repository';

type Values = Readonly<Record<string, unknown>>;

/** The fields that refer to people, each with the id. */
const idsIn = (facts: RecordFacts, values: object) =>
  fieldsOf(facts).flatMap(([name, { kind }]) => {
    const id = (values as Values)[name];
    return kind === 'person' && id ? [{ name, id: String(id) }] : [];
  });

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
  const people = await readPeople(db, referred);
  const wrong = referred.find(({ id }) => !people.get(id)?.isActive);
  if (wrong) throw wrongField(wrong.name, 'Elige a una persona activa');
}

/** Values as the audit keeps them: with the names of people, as they are now, in place of ids. */
export async function withNames(db: Db, facts: RecordFacts, values: object): Promise<Values> {
  const referred = idsIn(facts, values);
  const people = await readPeople(db, referred);
  const names = referred.flatMap(({ name, id }) => {
    const person = people.get(id);
    return person ? [[name, personInWords(person)]] : [];
  });
  return { ...values, ...Object.fromEntries(names) };
}
