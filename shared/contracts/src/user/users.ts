import { sortNamesOf } from '@vatio/records/record';
import { newPassword, oneOf } from '@vatio/records/rules';
import { answerShape, changeSchema, newShape } from '@vatio/records/schemas';
import * as z from 'zod';
import { conflictAnswer } from '../errors';
import { idField } from '../ids';
import { listAnswer, listQuery } from '../lists';
import { roles } from '../roles';
import { userRecord } from './userRecord';

/** An account, as admins see it. `version` counts its changes; instants are ISO 8601 in UTC. */
export const userSchema = z.object({
  id: z.uuid(),
  ...answerShape(userRecord.fields),
  active: z.boolean(),
  version: z.int(),
  createdAt: z.iso.datetime(),
  /** The last time the person signed in; `null` = never. */
  lastAccessAt: z.nullable(z.iso.datetime()),
  hasSecondFactor: z.boolean(),
});
export type User = z.infer<typeof userSchema>;

/** `GET api/users`. The search looks in name and e-mail; accents and capitals do not count. */
export const userQuerySchema = listQuery(
  [...sortNamesOf(userRecord), 'state', 'lastAccess', 'created'],
  {
    role: z.optional(oneOf(roles, userRecord.fields.role.message)),
    state: z.optional(z.enum(['active', 'inactive'])),
  },
);
export type UserQuery = z.infer<typeof userQuerySchema>;
export const userListSchema = listAnswer(userSchema);
export type UserListAnswer = z.infer<typeof userListSchema>;

/** `POST api/users`, answered with 201 and the user. */
export const newUserSchema = z.strictObject({
  ...newShape(userRecord.fields),
  password: newPassword(),
});
export type NewUser = z.infer<typeof newUserSchema>;

/**
 * `PATCH api/users/:id`: the changed fields, and the version they were made on. Answers 409 with both
 * versions after another person's change.
 */
export const userChangeSchema = changeSchema(userRecord.fields);
export type UserChange = z.infer<typeof userChangeSchema>;

/** The answer of 409: what was sent, and the user as it is now. */
export const userConflictSchema = conflictAnswer(userChangeSchema, userSchema);
export type UserConflict = z.infer<typeof userConflictSchema>;

/** `POST api/users/deactivate` and `POST api/users/reactivate` */
export const userIdsSchema = z.strictObject({
  ids: z
    .array(idField)
    .min(1, 'Elige al menos un usuario')
    .max(500, 'No se pueden cambiar más de 500 usuarios a la vez'),
});

/** The users that changed, and those that could not. The others were so already. */
export const userBulkAnswerSchema = z.object({
  changed: z.array(z.uuid()),
  refused: z.array(z.object({ id: z.uuid(), message: z.string() })),
});
export type UserBulkAnswer = z.infer<typeof userBulkAnswerSchema>;

/** `POST api/users/:id/password-reset`: the new password, shown only this once. */
export const passwordResetAnswerSchema = z.object({ password: z.string() });
