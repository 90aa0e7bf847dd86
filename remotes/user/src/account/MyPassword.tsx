import type { User } from '@vatio/platform';
import { Card } from '@vatio/ui/layout';
import { PasswordForm } from './PasswordForm';

/** My password. */
export const MyPassword = ({ user }: { readonly user: User }) => (
  <Card title="Contraseña">
    <PasswordForm user={user} currentLabel="Contraseña actual" />
  </Card>
);
