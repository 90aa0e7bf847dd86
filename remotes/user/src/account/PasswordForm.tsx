import { passwordChangeSchema } from '@vatio/contracts/user/account';
import { notify, type User } from '@vatio/platform';
import { FormActions, FormAlert, PasswordField, useSavedForm } from '@vatio/ui/forms';
import { useChangeMyPassword } from './accountApi';

export interface PasswordFormProps {
  readonly user: User;
  /** The label of the current password. */
  readonly currentLabel: string;
  readonly onChanged?: () => void;
}

/** Changes my password. The current one is asked for, and sessions elsewhere end with it. */
export function PasswordForm({ user, currentLabel, onChanged }: PasswordFormProps) {
  const change = useChangeMyPassword();
  const { form, done } = useSavedForm({
    schema: passwordChangeSchema,
    defaults: { currentPassword: '', newPassword: '' },
    draftKey: 'user/mi-cuenta/password',
    secret: ['currentPassword', 'newPassword'],
  });
  const submit = form.handleSubmit((values) =>
    change.mutate(values, {
      onSuccess: () => {
        done();
        notify('Contraseña cambiada. Las demás sesiones se han cerrado.', { kind: 'success' });
        onChanged?.();
      },
    }),
  );

  return (
    <form noValidate onSubmit={submit}>
      {/* Names the account for password managers. */}
      <input type="hidden" autoComplete="username" value={user.email ?? ''} readOnly />
      <PasswordField
        form={form}
        name="currentPassword"
        label={currentLabel}
        autoComplete="current-password"
      />
      <PasswordField
        form={form}
        name="newPassword"
        label="Contraseña nueva"
        help="Al menos 8 caracteres. Una frase de varias palabras es fácil de recordar y difícil de adivinar."
        autoComplete="new-password"
        strengthAgainst={() => [user.name, user.email ?? '']}
      />
      <FormAlert form={form} error={change.error} />
      <FormActions pending={change.isPending}>Cambiar contraseña</FormActions>
    </form>
  );
}
