import { strictObject, uuid } from 'zod';

/** An id as it is sent: in lower case, for comparing. */
export const idField = uuid().toLowerCase();

/** The parameters of an address with `/:id`. */
export const idParamsSchema = strictObject({ id: idField });
