import { strictObject, uuid } from 'zod';

/** An id that is sent: in lower case, as ids are compared. */
export const idField = uuid().toLowerCase();

/** The parameters of an address that ends in `/:id`, or goes on from there. */
export const idParamsSchema = strictObject({ id: idField });
