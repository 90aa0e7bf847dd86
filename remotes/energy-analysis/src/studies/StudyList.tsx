import { NotYet } from '@vatio/ui/layout';
import { ClipboardList } from 'lucide-react';
import { meanwhile } from './meanwhile';

/** The energy studies. Filled when the section gets its API. */
export const StudyList = () => (
  <NotYet title="Estudios" icon={<ClipboardList />} meanwhile={meanwhile} />
);
