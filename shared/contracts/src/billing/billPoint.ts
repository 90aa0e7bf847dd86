import * as z from 'zod';

/** The supply point of a bill: it is chosen before anything else is typed. */
export const billPointField = z.uuid('Elige el punto de suministro').toLowerCase();
