import type { Area } from './areaKit/area';
import { areas } from './areas';
import { workUntilStopped } from './jobs/jobLoop';

await workUntilStopped(areas.flatMap(({ jobs = [] }: Area) => jobs));
