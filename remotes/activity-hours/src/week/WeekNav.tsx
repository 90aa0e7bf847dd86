import { today } from '@vatio/records/time';
import { ActionButton } from '@vatio/ui/layout';
import { ChevronLeft, ChevronRight, Copy } from 'lucide-react';
import { Link } from 'react-router-dom';
import { weekPath } from '../common/hoursPaths';
import type { ShownWeek } from './shownWeek';
import { useCopyWeek } from './useCopyWeek';
import { daysLater, mondayOf, weekInWords } from './weekDays';

export interface WeekNavProps {
  readonly shown: ShownWeek;
  readonly onCopied: () => void;
}

/** The week that is shown, its neighbours, and the way to begin it with what the last one had. */
export function WeekNav({ shown, onCopied }: WeekNavProps) {
  const { monday, userId } = shown;
  const copy = useCopyWeek(shown, onCopied);
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
          to={weekPath(daysLater(monday, -7), userId)}
        >
          <ChevronLeft aria-hidden="true" />
        </Link>
        <Link
          className="btn btn-outline-secondary"
          aria-label="Semana siguiente"
          to={weekPath(daysLater(monday, 7), userId)}
        >
          <ChevronRight aria-hidden="true" />
        </Link>
        {monday !== thisMonday && (
          <Link className="btn btn-outline-secondary" to={weekPath(undefined, userId)}>
            Hoy
          </Link>
        )}
      </nav>
      <h2 className="h5 mb-0">{weekInWords(monday)}</h2>
    </div>
  );
}
