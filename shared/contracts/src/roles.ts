/**
 * Every role a user can have. What each may do: docs/roles.md. The one list of them, without zod, so
 * that also the first page can have it: a list of one's own would know nothing of a new role.
 */
export const roles = ['admin', 'writer', 'reader', 'pds_editor'] as const;
export type Role = (typeof roles)[number];
