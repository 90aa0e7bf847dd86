import { useHasRole } from '@vatio/platform';
import { EmptyState } from '@vatio/ui/layout';
import { LockKeyhole } from 'lucide-react';
import type { ReactNode } from 'react';

export interface ForWritersProps {
  readonly what: 'clientes' | 'contactos' | 'puntos de suministro' | 'contratos';
  /** The form. */
  readonly children: ReactNode;
}

/**
 * Shows a form only to people who may send it, so that no one fills in what the API would refuse; others
 * see the reason. Only a hint of what to draw: the API decides.
 */
export function ForWriters({ what, children }: ForWritersProps) {
  const isWriter = useHasRole('admin', 'writer');
  const isTechnician = useHasRole('pds_editor');
  // They may change points and contracts, but no clients.
  const isOpenToTechnicians = what !== 'clientes' && what !== 'contactos';
  if (isWriter || (isTechnician && isOpenToTechnicians)) return children;
  const roles = isOpenToTechnicians
    ? 'administrador, editor o editor de PDS'
    : 'administrador o editor';
  return (
    <EmptyState icon={<LockKeyhole />} title={`No tienes permiso para cambiar ${what}`}>
      Para añadirlos o cambiarlos hace falta ser {roles}. Si crees que deberías poder, habla con un
      administrador.
    </EmptyState>
  );
}
