import { factorCode, isStorable, notStorable, password } from '@vatio/records/rules';
import * as z from 'zod';
import { roleSchema } from './roleSchema';

/** Login data are only looked up: they need not be valid, only short enough to read. */
const loginEmail = z
  .string('El correo es obligatorio')
  .min(1, 'El correo es obligatorio')
  .max(254, 'Máximo 254 caracteres')
  .refine(isStorable, notStorable);

/** `POST api/login`. With a second factor 422 names the field `code`, which the same call then carries. */
export const loginRequestSchema = z.strictObject({
  email: loginEmail,
  password: password(),
  code: z.optional(factorCode()),
});
export type LoginRequest = z.infer<typeof loginRequestSchema>;

/** The specification requires only name and role of the user; e-mail and id come along. */
export const sessionUserSchema = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role: roleSchema,
});
export type SessionUser = z.infer<typeof sessionUserSchema>;

/** The value that the browser stores under the key `token`. `expires_at` is in Unix seconds. */
export const tokenSchema = z.object({
  value: z.string().min(1),
  user: sessionUserSchema,
  expires_at: z.int(),
});
export type Token = z.infer<typeof tokenSchema>;

/** The answer of `POST api/login` and of `POST api/session/renew`. */
export const tokenAnswerSchema = z.object({ token: tokenSchema });
export type TokenAnswer = z.infer<typeof tokenAnswerSchema>;

/** `POST api/logout`: the token in the body authenticates. Answers 204. */
export const logoutRequestSchema = z.strictObject({
  token: z
    .string('El token es obligatorio')
    .min(1, 'El token es obligatorio')
    .max(512, 'Máximo 512 caracteres')
    .refine(isStorable, notStorable),
});
export type LogoutRequest = z.infer<typeof logoutRequestSchema>;

/** `POST api/session/confirm`: the password again, before a change of accounts. Answers 204. */
export const sessionConfirmSchema = z.strictObject({ password: password() });

/** The answer of `GET api/session`: the bearer of the token. */
export const sessionAnswerSchema = z.object({ user: sessionUserSchema, expires_at: z.int() });
export type SessionAnswer = z.infer<typeof sessionAnswerSchema>;
