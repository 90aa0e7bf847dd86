import type { SectionStatus } from '@vatio/contracts/federation/platform';
import { dateTime } from '@vatio/ui/format';
import { Card, Fact, Facts } from '@vatio/ui/layout';
import { OriginFacts } from './OriginFacts';
import { problemLabels, problemsOf } from './problems';
import { Versions } from './Versions';

export interface SectionCardProps {
  readonly section: SectionStatus;
  /** The server that replaces the deployed version in this browser. */
  readonly overriddenBy: string | undefined;
  readonly onRemoveOverride: () => void;
}

/** One section: its version, its source and its problems. */
export function SectionCard({ section, overriddenBy, onRemoveOverride }: SectionCardProps) {
  const { name, active, pin, versions, rejected } = section;
  return (
    <Card title={active?.title ?? name} actions={<Badges section={section} />}>
      <Facts>
        <Fact label="Sección">
          <code>{name}</code>
          {active && active.path !== name && ` en /${active.path}`}
        </Fact>
        {active && <Fact label="Responsable">{active.owner}</Fact>}
        <Fact label="Versión activa">
          {active ? (
            <>
              <code>{active.version}</code>
              <div className="text-muted">desde {dateTime(active.activatedAt)}</div>
            </>
          ) : (
            'Ninguna'
          )}
        </Fact>
        <Fact label="Canal">
          {pin === undefined ? (
            'Última'
          ) : (
            <>
              Fijada en <code>{pin}</code>
            </>
          )}
        </Fact>
        {overriddenBy && (
          <Fact label="Este navegador">
            usa <code>{overriddenBy}</code>{' '}
            <button
              type="button"
              className="btn btn-sm btn-outline-primary"
              aria-label={`Quitar la sustitución de ${active?.title ?? name}`}
              onClick={onRemoveOverride}
            >
              Quitar
            </button>
          </Fact>
        )}
        <OriginFacts origin={section.origin} />
        {rejected.length > 0 && (
          <Fact label="Rechazadas">
            <ul className="list-unstyled mb-0">
              {rejected.map(({ version, reason, at }) => (
                <li key={`${version} ${at}`}>
                  {version && <code>{version}</code>}{' '}
                  <span className="text-muted">{dateTime(at)}</span>
                  <div lang="en">{reason}</div>
                </li>
              ))}
            </ul>
          </Fact>
        )}
        <Fact label="Guardadas">
          <ul className="list-unstyled mb-0">
            {versions.map(({ version, activatedAt, isActive }) => (
              <li key={version}>
                <code>{version}</code>{' '}
                <span className="text-muted">
                  {isActive ? 'activa' : `activada el ${dateTime(activatedAt)}`}
                </span>
              </li>
            ))}
          </ul>
          {versions.length === 0 && 'Ninguna'}
        </Fact>
        {active && (
          <Fact label="Requiere">
            <Versions
              title="paquetes"
              versions={{ ...active.requires, 'Module Federation': active.runtime }}
            />
          </Fact>
        )}
        {section.allowOverrides.length > 0 && (
          <Fact label="Admite sustitución">{section.allowOverrides.join(', ')}</Fact>
        )}
      </Facts>
    </Card>
  );
}

/** A section's state in words: the colour only helps. */
function Badges({ section }: { readonly section: SectionStatus }) {
  const problems = problemsOf(section);
  return (
    <div className="d-flex flex-wrap gap-2">
      {section.channel === 'pinned' && <span className="badge badge-quiet">Fijada</span>}
      {problems.map((problem) => (
        <span key={problem} className="badge text-bg-danger">
          {problemLabels[problem]}
        </span>
      ))}
      {problems.length === 0 && <span className="badge text-bg-success">En orden</span>}
    </div>
  );
}
