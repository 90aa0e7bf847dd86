import type { Area } from '../areaKit/area';
import { activityHours } from './activity-hours/area';
import { billing } from './billing/area';
import { company } from './company/area';
import { energyAnalysis } from './energy-analysis/area';
import { session } from './session/area';
import { user } from './user/area';

export type { Tables } from '../db/types';

/** The areas of the API: a new one adds only this line outside its folder. */
export const areas = [
  session,
  user,
  company,
  energyAnalysis,
  billing,
  activityHours,
] as const satisfies readonly Area[];
