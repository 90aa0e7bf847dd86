import { count, number } from '@vatio/ui/format';
import { Card, Fact, Facts } from '@vatio/ui/layout';
import {
  encodingInWords,
  formatInWords,
  hourLabelsInWords,
  type ImportCheck,
} from '../curveImport';

/** A description of the file. */
export function ImportSummary({ check }: { readonly check: ImportCheck }) {
  const { format, encoding, rows, rejected, points } = check;
  const hours = hourLabelsInWords(check);
  return (
    <Card title="El fichero">
      <div className="facts-columns">
        <Facts>
          <Fact label="Formato">{formatInWords(format)}</Fact>
          <Fact label="Codificación">{encodingInWords(encoding)}</Fact>
          <Fact label="Líneas">
            {number(rows)}:{' '}
            {rejected === 0
              ? 'todas aceptadas'
              : `${count(rows - rejected, 'aceptada', 'aceptadas')} y ${count(rejected, 'rechazada', 'rechazadas')}`}
          </Fact>
          {hours && <Fact label="Horas">{hours}</Fact>}
          {points.length > 1 && <Fact label="Curvas">{number(points.length)}</Fact>}
        </Facts>
      </div>
    </Card>
  );
}
