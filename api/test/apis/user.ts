import { user } from '../../src/areas/user/area';
import { apiOf } from '../fileApi';
import { sessionApi } from './session';

/** Usuarios and what it calls. */
export const userApi = apiOf(...sessionApi.areas, user);
