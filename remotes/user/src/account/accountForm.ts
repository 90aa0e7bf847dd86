import type { PasswordChange } from '@vatio/contracts/user/account';
import { object, rules, type ZodType } from '@vatio/ui/forms';

/** What everybody can change of their own account. */
export const nameFormSchema = object({ name: rules.personName() });

export const passwordFormSchema = object({
  currentPassword: rules.password('La contraseña actual'),
  newPassword: rules.newPassword('La contraseña nueva'),
}) satisfies ZodType<PasswordChange>;

export const noPasswords: PasswordChange = { currentPassword: '', newPassword: '' };
