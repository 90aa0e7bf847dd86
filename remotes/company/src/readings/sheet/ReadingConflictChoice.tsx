import { decimalInWords } from '@vatio/ui/format';
import { dayInDigits } from '../../common/values/days';
import type { Reading } from '../consumption/consumption';

export interface ReadingConflictChoiceProps {
  readonly current: Reading;
  readonly onDropMine: () => void;
}

/** Shows the reading that another person saved first, and a button to keep it. */
export function ReadingConflictChoice({ current, onDropMine }: ReadingConflictChoiceProps) {
  const { from, to, energyKwh, isEstimated } = current;
  return (
    <div className="alert alert-warning mt-3" role="alert">
      <p>
        Otra persona ha cambiado esta lectura mientras la editabas. Ahora es del {dayInDigits(from)}{' '}
        al {dayInDigits(to)}, {isEstimated ? 'estimada' : 'real'}, con{' '}
        {energyKwh.map(decimalInWords).join(' · ')}&nbsp;kWh. Puedes guardar lo tuyo sobre lo que
        hay ahora, o descartarlo.
      </p>
      <button type="button" className="btn btn-sm btn-outline-danger" onClick={onDropMine}>
        Descartar lo mío
      </button>
    </div>
  );
}
