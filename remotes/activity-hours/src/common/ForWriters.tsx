import { useHasRole } from '@vatio/platform';
import { NotYet } from '@vatio/ui/layout';
import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { meanwhile } from './meanwhile';

/**
 * Shows a page to people who keep hours; the others see who keeps them and where their own work is. It only
 * hints at what to draw: the API decides.
 */
export function ForWriters({ children }: { readonly children: ReactNode }) {
  return useHasRole('admin', 'writer') ? children : <NothingHere />;
}

/** The same of what is for all who may see sums. */
export function ForReaders({ children }: { readonly children: ReactNode }) {
  return useHasRole('admin', 'writer', 'reader') ? children : <NothingHere />;
}

function NothingHere() {
  return <NotYet title="Tiempo de gestión" icon={<Clock />} meanwhile={meanwhile} />;
}
