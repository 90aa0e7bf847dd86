import { useQuery } from '@tanstack/react-query';
import { studyRecord } from '@vatio/contracts/energy-analysis/studyRecord';
import { formatCups } from '@vatio/energy/cups';
import { useRuntimeConfig } from '@vatio/platform';
import { date } from '@vatio/ui/format';
import { Fact, Facts } from '@vatio/ui/layout';
import { isOpen } from '../../studies/studyActions';
import { pointQuery } from '../../studies/studyApi';
import { windowInWords } from '../../studies/studyWords';
import type { ReportFound, SectionProps } from '../found';
import classes from './Paper.module.css';

const { fields } = studyRecord;

/** The report's client, point, author and date; says so if it was not presented, or was withdrawn. */
export function TitleBlock({ found: { study, calculation, subject, withdrawnAt } }: SectionProps) {
  const runtime = useRuntimeConfig();
  const point = useQuery({ ...pointQuery(study.supplyPointId), enabled: subject === null });
  const { clientName, alias, cups } = subject ?? study;
  const place = subject ?? point.data;
  return (
    <header>
      <div className={classes.head}>
        <strong>{subject?.companyName ?? runtime.companyName}</strong>
        <span>
          {study.code} · {withdrawnAt ? 'Presentación retirada' : stateOf(study)}
        </span>
      </div>
      <h2 className="h3 mb-3">
        Estudio de suministro eléctrico para <bdi>{clientName}</bdi>
      </h2>
      {withdrawnAt && (
        <p className="alert alert-danger py-2">
          Retirada el {date(withdrawnAt)}: este informe ya no es lo que se propone.
        </p>
      )}
      {isOpen(study) && (
        <p className="alert alert-warning py-2">
          Borrador: este estudio no se ha presentado y sus cifras pueden cambiar.
        </p>
      )}
      <Facts>
        <Fact label={fields.clientName.label}>
          <bdi>{clientName}</bdi>
        </Fact>
        <Fact label="Punto">
          {alias !== '' && (
            <>
              <bdi>{alias}</bdi> ·{' '}
            </>
          )}
          {fields.cups.label} {formatCups(cups)}
        </Fact>
        {place && <Fact label="Dirección">{addressOf(place)}</Fact>}
        <Fact label="Periodo">{windowInWords(study)}</Fact>
        <Fact label="Cálculo">
          {date(calculation.at)}, con los parámetros regulados de la versión{' '}
          {calculation.parameterVersion}
        </Fact>
        {subject && <Fact label="Presentado">{date(subject.presentedAt)}</Fact>}
        <Fact label={fields.authorName.label}>
          <bdi>{study.authorName}</bdi>
        </Fact>
      </Facts>
    </header>
  );
}

const stateOf = (study: ReportFound['study']): string =>
  isOpen(study) ? 'Borrador' : fields.state.values[study.state];

interface Place {
  readonly address: string;
  readonly postcode: string;
  readonly municipality: string;
  readonly province: string;
}

function addressOf({ address, postcode, municipality, province }: Place): string {
  const town = [postcode, municipality].filter(Boolean).join(' ');
  const place = province && province !== municipality ? `${town} (${province})` : town;
  return [address, place].filter(Boolean).join(', ') || 'No consta';
}
