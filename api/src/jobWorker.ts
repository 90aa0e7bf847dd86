import { areas } from './areas';
import type { Area } from './areas/area';
import { workUntilStopped } from './jobs/jobLoop';

await workUntilStopped(areas.flatMap(({ jobs = [] }: Area) => jobs));
