import { factorCode, oneOf } from '@vatio/records/rules';
import * as z from 'zod';
import { roleSchema } from '../roleSchema';
import { roles } from '../roles';

/** `GET api/account/second-factor`: the caller's own. */
export const secondFactorSchema = z.object({
  isOn: z.boolean(),
  since: z.nullable(z.iso.datetime()),
  /** The number of unused recovery codes. */
  recoveryCodes: z.int(),
  /** True when the caller's role must have one. */
  isDemanded: z.boolean(),
});
export type SecondFactor = z.infer<typeof secondFactorSchema>;

/** `POST api/account/second-factor`: a new secret, in Base32 and as `otpauth://…` for a QR. */
export const enrolmentSchema = z.object({ secret: z.string(), address: z.string() });
export type Enrolment = z.infer<typeof enrolmentSchema>;

/** `POST api/account/second-factor/confirm`: a code of the new secret, which counts from then on. */
export const factorCodeSchema = z.strictObject({ code: factorCode() });
export type FactorCode = z.infer<typeof factorCodeSchema>;

/** Shown only this once; each works once in place of a code. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>;

/** `GET` and `PUT api/users/second-factor-roles`: the roles that must have a second factor. */
export const factorRolesSchema = z.strictObject({
  roles: z.array(oneOf(roles, 'Elige un rol')).max(roles.length, 'Cada rol, una sola vez'),
});
export type FactorRoles = z.infer<typeof factorRolesSchema>;
export const factorRolesAnswerSchema = z.object({ roles: z.array(roleSchema) });
