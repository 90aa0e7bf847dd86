import { areas } from '../../src/areas';
import { apiOf } from '../fileApi';

/** All areas, for tests of them together: any change of the API runs these again. */
export const wholeApi = apiOf(...areas);
