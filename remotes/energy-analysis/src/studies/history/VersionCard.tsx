import { useQuery } from '@tanstack/react-query';
import type { Study, StudyCalculationsAnswer } from '@vatio/contracts/energy-analysis/studies';
import { dateTime, euros } from '@vatio/ui/format';
import { Card, Loaded } from '@vatio/ui/layout';
import { useId, useState } from 'react';
import { calculationsQuery } from '../detail/detailApi';
import { factOfCalculation, factOfPowers } from '../studyFacts';
import { CompareTable } from './CompareTable';

type Row = StudyCalculationsAnswer['rows'][number];

/** Every calculation of a study, and any two of them side by side. */
export function VersionCard({ study }: { readonly study: Study }) {
  const calculations = useQuery(calculationsQuery(study.id));
  return (
    <Card title="Versiones" isWide>
      <Loaded query={calculations} loading="Cargando los cálculos…" what="los cálculos">
        {({ rows }) => (
          <>
            <ol className="list-unstyled">
              {rows.map((row) => (
                <li
                  key={row.number}
                  data-fact={`${factOfPowers(factOfCalculation(study.id, row.number), 'optimum')}:saving`}
                >
                  {inWords(row)}
                </li>
              ))}
            </ol>
            {rows.length < 2 ? (
              <p className="text-muted mb-0">
                Al recalcular se guarda otra versión, y aquí se comparan.
              </p>
            ) : (
              <Compare key={rows.length} studyId={study.id} rows={rows} />
            )}
          </>
        )}
      </Loaded>
    </Card>
  );
}

const inWords = ({ number, at, byName, parameterVersion, savingEur }: Row) =>
  [
    number,
    dateTime(at),
    byName,
    `parámetros ${parameterVersion}`,
    ...(savingEur === null ? [] : [`ahorro de las potencias ${euros(Number(savingEur))}`]),
  ].join(' · ');

interface CompareProps {
  readonly studyId: string;
  /** The newest first, at least two. */
  readonly rows: readonly Row[];
}

function Compare({ studyId, rows }: CompareProps) {
  const [before, setBefore] = useState(rows[1]?.number ?? 1);
  const [after, setAfter] = useState(rows[0]?.number ?? 1);
  return (
    <>
      <div className="d-flex flex-wrap gap-3 mb-3">
        <Choice label="Comparar el cálculo" value={before} rows={rows} onChange={setBefore} />
        <Choice label="con el cálculo" value={after} rows={rows} onChange={setAfter} />
      </div>
      <CompareTable studyId={studyId} before={before} after={after} />
    </>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: number;
  readonly rows: readonly Row[];
  readonly onChange: (number: number) => void;
}

function Choice({ label, value, rows, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <div className="d-flex align-items-center gap-2">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="form-select form-select-sm w-auto"
        value={value}
        onChange={({ target }) => onChange(Number(target.value))}
      >
        {rows.map(({ number }) => (
          <option key={number} value={number}>
            {number}
          </option>
        ))}
      </select>
    </div>
  );
}
