import { useHasRole } from '@vatio/platform';
import { EmptyState } from '@vatio/ui/layout';
import { LockKeyhole } from 'lucide-react';
import type { ReactNode } from 'react';

/**
 * Shows a form only to people who may send it, and the reason to the others. Only a hint: the API decides.
 */
export function ForWriters({ children }: { readonly children: ReactNode }) {
  const isWriter = useHasRole('admin', 'writer');
  if (isWriter) return children;
  return (
    <EmptyState icon={<LockKeyhole />} title="No tienes permiso para escribir facturas">
      Para añadirlas o cambiarlas hace falta ser administrador o editor. Si crees que deberías
      poder, habla con un administrador.
    </EmptyState>
  );
}
