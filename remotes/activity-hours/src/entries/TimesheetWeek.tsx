import { NotYet } from '@vatio/ui/layout';
import { Clock } from 'lucide-react';
import { meanwhile } from './meanwhile';

/** The week of hours. Filled when the section gets its API. */
export const TimesheetWeek = () => (
  <NotYet title="Tiempo de gestión" icon={<Clock />} meanwhile={meanwhile} />
);
