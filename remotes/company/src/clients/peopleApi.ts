import { queryOptions } from '@tanstack/react-query';
import type { People, Person } from '@vatio/contracts/people';
import { http } from '@vatio/platform';
import { personInWords } from '@vatio/records/words';

/** The people whom clients may have as their account manager, and those whom some still have. */
export const peopleQuery = queryOptions({
  queryKey: ['people'],
  queryFn: async ({ signal }) => (await http.get<People>('people', { signal })).data.rows,
});

/** People as options of a select, each with the name that everything shows. */
export const optionsOf = (people: readonly Person[]) =>
  people.map((person) => ({ value: person.id, label: personInWords(person) }));
