import { type infer as Infer, int, object, strictObject, string } from 'zod';
import { roleSchema } from './roleSchema';
import { isStorable, notStorable, password } from './rules';

/** What is typed at the login is only looked up: it need not be right, only short enough to read. */
const loginEmail = string('El correo es obligatorio')
  .min(1, 'El correo es obligatorio')
  .max(254, 'Máximo 254 caracteres')
  .refine(isStorable, notStorable);

/** `POST api/login` */
export const loginRequestSchema = strictObject({
  email: loginEmail,
  password: password(),
});
export type LoginRequest = Infer<typeof loginRequestSchema>;

/** Of the user only name and role are required by the specification; e-mail and id come along. */
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

/** `POST api/logout`: the token's value in the body is the authentication. Answers 204. */
export const logoutRequestSchema = strictObject({
  token: string('El token es obligatorio')
    .min(1, 'El token es obligatorio')
    .max(512, 'Máximo 512 caracteres')
    .refine(isStorable, notStorable),
});
export type LogoutRequest = Infer<typeof logoutRequestSchema>;

/** The answer of `GET api/session`: who the bearer of the token is. */
export const sessionAnswerSchema = object({ user: sessionUserSchema, expires_at: int() });
export type SessionAnswer = Infer<typeof sessionAnswerSchema>;
