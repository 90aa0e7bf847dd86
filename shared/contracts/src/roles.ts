import { enum as enumOf, type infer as Infer } from 'zod';

/** Every role a user can have. What each may do: docs/roles.md. */
export const roles = ['admin', 'writer', 'reader', 'pds_editor'] as const;

export const roleSchema = enumOf(roles);
export type Role = Infer<typeof roleSchema>;
