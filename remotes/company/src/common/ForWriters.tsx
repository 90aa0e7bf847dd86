import { useHasRole } from '@vatio/platform';
import { EmptyState } from '@vatio/ui/layout';
import { LockKeyhole } from 'lucide-react';
import type { ReactNode } from 'react';

export interface ForWritersProps {
  readonly what: 'clientes' | 'puntos de suministro' | 'contratos';
  /** The form. */
  readonly children: ReactNode;
}

/**
 * A form for those who may send it, so that nobody fills in what the API would refuse: who else opens
 * its address is told so. Only a hint of what to draw: the API decides.
 */
export function ForWriters({ what, children }: ForWritersProps) {
  const isWriter = useHasRole('admin', 'writer');
  const isTechnician = useHasRole('pds_editor');
  // The data of a point are theirs, the clients are not.
  const isOpenToTechnicians = what !== 'clientes';
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
