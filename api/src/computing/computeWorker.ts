import type { Area } from '../areaKit/area';
import { areas } from '../areas';
import { computeUntilStopped } from './computeLoop';

computeUntilStopped(areas.flatMap(({ computations = [] }: Area) => computations));
