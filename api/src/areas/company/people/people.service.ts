import type { People } from '@vatio/contracts/people';
import type { ServiceParts } from '../../../areaKit/area';
import { listPeople } from './people.repository';

/** Reads the people whom clients may have as their account manager. */
export const createPeopleService = ({ db }: ServiceParts) => ({
  list: async (): Promise<People> => ({ rows: await listPeople(db) }),
});
