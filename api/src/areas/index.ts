import type { Area } from './area';
import { company } from './company/area';
import { session } from './session/area';
import { user } from './user/area';

/** With those of all areas. */
export type { Tables } from '../db/types';

/** Who brings what to the API: the only line that a new area adds outside its folder. */
export const areas = [session, user, company] as const satisfies readonly Area[];
