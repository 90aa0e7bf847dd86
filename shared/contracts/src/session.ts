import { type infer as Infer, int, object, strictObject, string } from 'zod';
import { roleSchema } from './roleSchema';
import { isStorable, notStorable, password } from './rules';

/** Login data are only looked up: they need not be valid, only short enough to read. */
const loginEmail = string('El correo es obligatorio')
  .min(1, 'El correo es obligatorio')
  .max(254, 'Máximo 254 caracteres')
  .refine(isStorable, notStorable);

/** `POST api/login` */
export const loginRequestSchema = strictObject({ email: loginEmail, password: password() });
export type LoginRequest = Infer<typeof loginRequestSchema>;

/** The specification requires only name and role of the user; e-mail and id come along. */
export const sessionUserSchema = object({
  id: string(),
  email: string(),
  name: string(),
  role: roleSchema,
});
export type SessionUser = Infer<typeof sessionUserSchema>;

/** What the browser stores under the key `token`. `expires_at` is in Unix seconds. */
export const tokenSchema = object({
  value: string().min(1),
  user: sessionUserSchema,
  expires_at: int(),
});
export type Token = Infer<typeof tokenSchema>;

/** The answer of `POST api/login` and of `POST api/session/renew`. */
export const tokenAnswerSchema = object({ token: tokenSchema });
export type TokenAnswer = Infer<typeof tokenAnswerSchema>;

/** `POST api/logout`: the token in the body authenticates. Answers 204. */
export const logoutRequestSchema = strictObject({
  token: string('El token es obligatorio')
    .min(1, 'El token es obligatorio')
    .max(512, 'Máximo 512 caracteres')
    .refine(isStorable, notStorable),
});
export type LogoutRequest = Infer<typeof logoutRequestSchema>;

/** The answer of `GET api/session`: the bearer of the token. */
export const sessionAnswerSchema = object({ user: sessionUserSchema, expires_at: int() });
export type SessionAnswer = Infer<typeof sessionAnswerSchema>;
