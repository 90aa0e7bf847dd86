import { today } from '@vatio/contracts/time';
import { ActionButton } from '@vatio/ui/layout';
import { ChevronLeft, ChevronRight, Copy } from 'lucide-react';
import { Link } from 'react-router-dom';
import { weekPath } from '../common/hoursPaths';
import { useCopyWeek } from './useCopyWeek';
import { daysLater, mondayOf, weekInWords } from './weekDays';

export interface WeekNavProps {
  readonly monday: string;
  readonly onCopied: () => void;
}

/** The week that is shown, its neighbours, and the way to begin it with what the last one had. */
export function WeekNav({ monday, onCopied }: WeekNavProps) {
  const copy = useCopyWeek(monday, onCopied);
  const thisMonday = mondayOf(today());
  return (
    <div className="d-flex flex-wrap align-items-center gap-2 mb-3">
      <ActionButton look="primary" busy={copy.isPending && 'Duplicando…'} onClick={copy.start}>
        <Copy aria-hidden="true" /> Duplicar la semana pasada
      </ActionButton>
      <nav aria-label="Semanas" className="d-flex align-items-center gap-2">
        <Link
          className="btn btn-outline-secondary"
          aria-label="Semana anterior"
          to={weekPath(daysLater(monday, -7))}
        >
          <ChevronLeft aria-hidden="true" />
        </Link>
        <Link
          className="btn btn-outline-secondary"
          aria-label="Semana siguiente"
          to={weekPath(daysLater(monday, 7))}
        >
          <ChevronRight aria-hidden="true" />
        </Link>
        {monday !== thisMonday && (
          <Link className="btn btn-outline-secondary" to={weekPath()}>
            Hoy
          </Link>
        )}
      </nav>
      <h2 className="h5 mb-0">{weekInWords(monday)}</h2>
    </div>
  );
}
