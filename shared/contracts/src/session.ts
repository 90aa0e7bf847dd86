import { type infer as Infer, int, object, strictObject, string } from 'zod';
import { roleSchema } from './roles';

/** The longest e-mail and password the API reads; longer ones are refused before anything is hashed. */
const emailMaxLength = 254;
const passwordMaxLength = 1024;

/** PostgreSQL text cannot hold U+0000, so no field may. */
const withoutNul = (value: string) => !value.includes('\0');

const loginField = (missing: string, maxLength: number) =>
  string(missing)
    .min(1, missing)
    .max(maxLength, `Máximo ${maxLength} caracteres`)
    .refine(withoutNul, 'Hay un carácter que no se admite');

/** `POST api/login` */
export const loginRequestSchema = strictObject({
  email: loginField('El correo es obligatorio', emailMaxLength),
  password: loginField('La contraseña es obligatoria', passwordMaxLength),
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
  token: loginField('El token es obligatorio', 512),
});
export type LogoutRequest = Infer<typeof logoutRequestSchema>;

/** The answer of `GET api/session`: who the bearer of the token is. */
export const sessionAnswerSchema = object({ user: sessionUserSchema, expires_at: int() });
export type SessionAnswer = Infer<typeof sessionAnswerSchema>;
