import * as z from 'zod';

/** An id as it is sent: in lower case, for comparing. */
export const idField = z.uuid().toLowerCase();

/** The parameters of an address with `/:id`. */
export const idParamsSchema = z.strictObject({ id: idField });
