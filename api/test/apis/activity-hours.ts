import { activityHours } from '../../src/areas/activity-hours/area';
import { apiOf } from '../fileApi';
import { billingApi } from './billing';

/** Tiempo de gestión and what it calls. */
export const activityHoursApi = apiOf(...billingApi.areas, activityHours);
