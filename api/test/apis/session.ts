import { session } from '../../src/areas/session/area';
import { apiOf } from '../fileApi';

/** Sessions alone, which every API has. */
export const sessionApi = apiOf(session);
