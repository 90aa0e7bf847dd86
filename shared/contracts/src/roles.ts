/**
 * Every role of a user; docs/roles.md says what each may do. This is the only list: a copy would
 * miss a new role. It does without zod, so that the first page can have it.
 */
export const roles = ['admin', 'writer', 'reader', 'pds_editor'] as const;
export type Role = (typeof roles)[number];
