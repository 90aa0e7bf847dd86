import { reportChecks } from '../../tools/console/checks';
import { ratioCheck } from '../figures';
import { measureEngine } from './measure';

/** `npm run bench -- energy`: figures of the engine beside plain ways to do the same. */
export const compareEngine = (): number => reportChecks(measureEngine().map(ratioCheck));
