import { newPassword, password, personName } from '@vatio/records/rules';
import * as z from 'zod';
import { listAnswer } from '../lists';

/** `PATCH api/account`, answered with the user of the session. */
export const accountChangeSchema = z.strictObject({ name: personName() });
export type AccountChange = z.infer<typeof accountChangeSchema>;

/** `POST api/account/password`. Answers 204; sessions elsewhere end, this one goes on. */
export const passwordChangeSchema = z.strictObject({
  currentPassword: password('La contraseña actual'),
  newPassword: newPassword('La contraseña nueva'),
});
export type PasswordChange = z.infer<typeof passwordChangeSchema>;

/** A live login. `id` survives renewals. */
export const openSessionSchema = z.object({
  id: z.uuid(),
  /** The device in words: «Chrome en Windows». */
  device: z.string(),
  startedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** True for the caller's own session. */
  current: z.boolean(),
});
export type OpenSession = z.infer<typeof openSessionSchema>;

/** `GET api/account/sessions` and `GET api/users/:id/sessions`: the newest first, at most 100. */
export const openSessionsSchema = listAnswer(openSessionSchema);
export type OpenSessions = z.infer<typeof openSessionsSchema>;
