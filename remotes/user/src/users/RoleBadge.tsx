import type { Role } from '@vatio/contracts/roles';
import { roleLabel } from './user';

export function RoleBadge({ role }: { readonly role: Role }) {
  const look = role === 'admin' ? 'text-bg-primary' : 'badge-quiet';
  return <span className={`badge ${look}`}>{roleLabel(role)}</span>;
}
