import { boolean, type infer as Infer, iso, object, strictObject, string, uuid } from 'zod';
import { listAnswer } from '../lists';
import { newPassword, password, personName } from '../rules';

/** `PATCH api/account`, answered with the user of the session. */
export const accountChangeSchema = strictObject({ name: personName() });
export type AccountChange = Infer<typeof accountChangeSchema>;

/** `POST api/account/password`. Answers 204; sessions elsewhere end, this one goes on. */
export const passwordChangeSchema = strictObject({
  currentPassword: password('La contraseña actual'),
  newPassword: newPassword('La contraseña nueva'),
});
export type PasswordChange = Infer<typeof passwordChangeSchema>;

/** A live login. `id` survives renewals. */
export const openSessionSchema = object({
  id: uuid(),
  /** In words: «Chrome en Windows». */
  device: string(),
  startedAt: iso.datetime(),
  expiresAt: iso.datetime(),
  /** Whether it is the caller's own session. */
  current: boolean(),
});
export type OpenSession = Infer<typeof openSessionSchema>;

/** `GET api/account/sessions` and `GET api/users/:id/sessions`: the newest first, at most 100. */
export const openSessionsSchema = listAnswer(openSessionSchema);
export type OpenSessions = Infer<typeof openSessionsSchema>;
