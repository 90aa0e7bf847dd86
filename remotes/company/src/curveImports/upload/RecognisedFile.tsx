import { formatCups } from '@vatio/energy/cups';
import { count, date } from '@vatio/ui/format';
import { ProgressBar } from '@vatio/ui/layout';
import { Link } from 'react-router-dom';
import { type CurveImport, formatInWords, type ImportCheck, isMoving } from '../curveImport';
import { resultInWords, whyNot } from '../curveImportChange';
import { ImportStateBadge } from '../ImportStateBadge';

/** A file as the API recognised it, and the link to decide about it. */
export function RecognisedFile({ found }: { readonly found: CurveImport }) {
  const { id, fileName, state, progress, check, result, message } = found;
  return (
    <div className="d-grid gap-2">
      <div className="d-flex flex-wrap align-items-center gap-2">
        <ImportStateBadge state={state} />
        {check && state !== 'unreadable' && <span>{inShort(check)}</span>}
      </div>
      {isMoving(state) && (
        <ProgressBar
          label={`${state === 'queued' || state === 'checking' ? 'Revisando' : 'Importando'} ${fileName}`}
          progress={progress}
          done="hecho"
        />
      )}
      {state === 'checked' && check && <Problems check={check} />}
      {state === 'done' && result && <p className="mb-0">Resultado: {resultInWords(result)}.</p>}
      {state !== 'done' && message && <p className="mb-0 text-danger">{message}</p>}
      <Link className="justify-self-start" to={`/company/importaciones/${id}`}>
        {state === 'checked' ? 'Revisar e importar' : 'Ver'}
        <span className="visually-hidden"> {fileName}</span>
      </Link>
    </div>
  );
}

/** «Datadis · ES0021… · 1 oct 2026 – 31 oct 2026 · 745 lecturas» */
function inShort({ format, points }: ImportCheck): string {
  const [first] = points;
  if (!first) return formatInWords(format);
  const days = points.flatMap(({ firstDay, lastDay }) => [firstDay, lastDay]).sort();
  const readings = points.reduce((sum, point) => sum + point.readings, 0);
  return [
    formatInWords(format),
    points.length > 1
      ? count(points.length, 'punto', 'puntos')
      : first.cups === null
        ? 'sin CUPS'
        : formatCups(first.cups),
    `${date(days[0] ?? '')} – ${date(days.at(-1) ?? '')}`,
    count(readings, 'lectura', 'lecturas'),
  ].join(' · ');
}

/** Problems that a person should look at before the import. */
function Problems({ check }: { readonly check: ImportCheck }) {
  const { error, warning } = check.problems;
  const different = check.points.reduce((sum, { stored }) => sum + stored.different, 0);
  const notes = [
    error > 0 && count(error, 'error', 'errores'),
    warning > 0 && count(warning, 'aviso', 'avisos'),
    different > 0 && `${count(different, 'lectura distinta', 'lecturas distintas')} de lo guardado`,
  ].filter((note) => note !== false);
  const reason = whyNot(check, 'replace');
  if (notes.length === 0 && !reason) return null;
  return (
    <p className="mb-0">
      {notes.join(' · ')}
      {notes.length > 0 && reason && '. '}
      {reason}
    </p>
  );
}
