import * as z from 'zod';

/**
 * `GET api/people`: by name, the active people, whom clients may have as their account manager, and the
 * deactivated ones whom some still have.
 */
export const peopleSchema = z.object({
  rows: z.array(z.object({ id: z.uuid(), name: z.string(), isActive: z.boolean() })),
});
export type People = z.infer<typeof peopleSchema>;
export type Person = People['rows'][number];
