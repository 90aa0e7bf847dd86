import { company } from '../../src/areas/company/area';
import { apiOf } from '../fileApi';
import { sessionApi } from './session';

/** PDS and what it calls. */
export const companyApi = apiOf(...sessionApi.areas, company);
