import {
  array,
  boolean,
  enum as enumOf,
  type infer as Infer,
  int,
  iso,
  nullable,
  object,
  optional,
  strictObject,
  string,
  uuid,
} from 'zod';
import { conflictAnswer } from '../errors';
import { idField } from '../ids';
import { listAnswer, listQuery } from '../lists';
import { roleSchema } from '../roleSchema';
import { roles } from '../roles';
import { emailAddress, newPassword, oneOf, personName } from '../rules';

const nameField = personName();
const roleField = oneOf(roles, 'Elige un rol');

/** An account, as admins see it. `version` counts its changes; instants are ISO 8601 in UTC. */
export const userSchema = object({
  id: uuid(),
  email: string(),
  name: string(),
  role: roleSchema,
  active: boolean(),
  version: int(),
  createdAt: iso.datetime(),
  /** The last time the person signed in; `null` = never. */
  lastAccessAt: nullable(iso.datetime()),
});
export type User = Infer<typeof userSchema>;

/** `GET api/users`. The search looks in name and e-mail; accents and capitals do not count. */
export const userQuerySchema = listQuery(
  ['name', 'email', 'role', 'state', 'lastAccess', 'created'],
  { role: optional(roleField), state: optional(enumOf(['active', 'inactive'])) },
);
export type UserQuery = Infer<typeof userQuerySchema>;
export const userListSchema = listAnswer(userSchema);
export type UserListAnswer = Infer<typeof userListSchema>;

/** `POST api/users`, answered with 201 and the user. */
export const newUserSchema = strictObject({
  email: emailAddress(),
  name: nameField,
  role: roleField,
  password: newPassword(),
});
export type NewUser = Infer<typeof newUserSchema>;

/**
 * `PATCH api/users/:id`: the changed fields, and the version they were made on. Answers 409 with
 * both versions after somebody else's change.
 */
export const userChangeSchema = strictObject({
  version: int(),
  email: optional(emailAddress()),
  name: optional(nameField),
  role: optional(roleField),
});
export type UserChange = Infer<typeof userChangeSchema>;

/** The answer of 409: what was sent, and the user as it is now. */
export const userConflictSchema = conflictAnswer(userChangeSchema, userSchema);
export type UserConflict = Infer<typeof userConflictSchema>;

/** `POST api/users/deactivate` and `POST api/users/reactivate` */
export const userIdsSchema = strictObject({
  ids: array(idField)
    .min(1, 'Elige al menos un usuario')
    .max(500, 'No se pueden cambiar más de 500 usuarios a la vez'),
});

/** The users that changed, and those that could not. The others were so already. */
export const userBulkAnswerSchema = object({
  changed: array(uuid()),
  refused: array(object({ id: uuid(), message: string() })),
});
export type UserBulkAnswer = Infer<typeof userBulkAnswerSchema>;

/** `POST api/users/:id/password-reset`: the new password, shown only this once. */
export const passwordResetAnswerSchema = object({ password: string() });
