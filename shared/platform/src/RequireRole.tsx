import type { ReactNode } from 'react';
import type { Role } from './contract';
import { platformHost } from './host';

export interface RequireRoleProps {
  readonly roles: readonly Role[];
  /** Rendered only with access, so the code of a lazy page inside is not even requested before. */
  readonly children: ReactNode;
}

/**
 * Guards a route inside a section as the host guards the section: signed out → the login page,
 * which leads back here; another role → the default section.
 */
export function RequireRole({ roles, children }: RequireRoleProps) {
  const { Guarded } = platformHost();
  return <Guarded roles={roles}>{() => children}</Guarded>;
}
