import { useHasRole } from '@vatio/platform';
import { NotYet } from '@vatio/ui/layout';
import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { meanwhile } from './meanwhile';

/**
 * Shows a page to those who keep hours; the others are told who does, and what is theirs. Only a hint of
 * what to draw: the API decides.
 */
export function ForWriters({ children }: { readonly children: ReactNode }) {
  const keepsHours = useHasRole('admin', 'writer');
  if (keepsHours) return children;
  return <NotYet title="Tiempo de gestión" icon={<Clock />} meanwhile={meanwhile} />;
}
