import { formatCups } from '@vatio/energy/cups';
import { date, number } from '@vatio/ui/format';
import { Card, Fact, Facts } from '@vatio/ui/layout';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { energyInWords } from '../../common/values/energy';
import { clockName, localDateTime } from '../../common/values/localTime';
import { type CurveImport, type ImportPoint, isKnown, minutesInWords } from '../curveImport';
import { ChooseOwnPoint } from './ChooseOwnPoint';
import { ConflictTable } from './ConflictTable';
import { CreatePointDialog } from './CreatePointDialog';
import { GapList } from './GapList';
import { MonthTable } from './MonthTable';
import { PointOwner } from './PointOwner';

export interface PointCheckCardProps {
  readonly point: ImportPoint;
  readonly found: CurveImport;
  /** True while its point can still be chosen or made. */
  readonly canChange: boolean;
  /** True once its changes are settled. */
  readonly isDecided: boolean;
}

/** The readings of one supply point in a file, and what they would change. */
export function PointCheckCard({ point, found, canChange, isDecided }: PointCheckCardProps) {
  const { cups, minutes, territory } = point;
  const name = cups === null ? 'Curva sin CUPS' : formatCups(cups);
  return (
    <Card title={`${name} · ${minutesInWords(minutes)}`}>
      {isKnown(point) && <PointOwner point={point} chosenId={found.supplyPointId} />}
      {!isKnown(point) && cups === null && <ChooseOwnPoint found={found} canChange={canChange} />}
      {!isKnown(point) && cups !== null && (
        <UnknownPoint found={found} cups={cups} minutes={minutes} canChange={canChange} />
      )}
      <div className="facts-columns">
        <Facts>
          <Fact label="Días">
            {date(point.firstDay)} – {date(point.lastDay)}
          </Fact>
          <Fact label="Desde">
            {localDateTime(point.from, territory)} ({clockName(territory)})
          </Fact>
          <Fact label="Hasta">{localDateTime(point.to, territory)}</Fact>
          <Fact label="Lecturas">{number(point.readings)}</Fact>
          <Fact label="Estimadas">{shareInWords(point.estimated, point.readings)}</Fact>
          <Fact label="Repetidas">{point.repeated === 0 ? 'Ninguna' : number(point.repeated)}</Fact>
          <Fact label="Faltan">
            <GapList point={point} />
          </Fact>
          <Fact label="Energía">{energyInWords(point.energyKwh)}</Fact>
          {isKnown(point) && !isDecided && (
            <Fact label="Cambiaría">{storedInWords(point.stored)}</Fact>
          )}
        </Facts>
      </div>
      <ConflictTable point={point} />
      <MonthTable point={point} />
    </Card>
  );
}

/** «0 nuevas · 696 iguales · 24 mejoran lo guardado · 0 distintas» */
function storedInWords({ fresh, same, improved, worse, different }: ImportPoint['stored']): string {
  return [
    `${number(fresh)} nuevas`,
    `${number(same)} iguales`,
    improved && `${number(improved)} mejoran lo guardado`,
    worse && `${number(worse)} estimadas no se usan`,
    `${number(different)} distintas`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** «24 (3,2 %)» */
function shareInWords(part: number, whole: number): string {
  if (part === 0) return 'Ninguna';
  return `${number(part)} (${number((100 * part) / whole, 1)}\u00a0%)`;
}

interface UnknownPointProps {
  readonly found: CurveImport;
  readonly cups: string;
  readonly minutes: ImportPoint['minutes'];
  readonly canChange: boolean;
}

/** The CUPS of the file belongs to no point yet. */
function UnknownPoint({ canChange, ...point }: UnknownPointProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="alert alert-warning">
      <p className="fw-bold mb-0">No hay ningún punto con este CUPS.</p>
      {canChange && (
        <>
          <p className="mt-2">
            Créalo ahora y revisamos otra vez el fichero. Si está archivado, restáuralo antes.
          </p>
          <button type="button" className="btn btn-primary" onClick={() => setOpen(true)}>
            <Plus aria-hidden="true" /> Crear el punto
          </button>
        </>
      )}
      {isOpen && <CreatePointDialog {...point} onClose={() => setOpen(false)} />}
    </div>
  );
}
