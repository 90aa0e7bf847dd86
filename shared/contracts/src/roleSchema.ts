import { enum as enumOf } from 'zod';
import { roles } from './roles';

export const roleSchema = enumOf(roles);
