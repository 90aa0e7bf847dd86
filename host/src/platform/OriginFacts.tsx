import type { SectionStatus } from '@vatio/contracts/federation/platform';
import { dateTime } from '@vatio/ui/format';
import { Fact } from '@vatio/ui/layout';

type Origin = SectionStatus['origin'];

const states: Readonly<Record<Origin['state'], readonly [label: string, look: string]>> = {
  up: ['Responde', 'text-bg-success'],
  down: ['No responde', 'text-bg-danger'],
  unknown: ['Sin comprobar', 'badge-quiet'],
};

/** The source of a section's versions, and its state. */
export function OriginFacts({ origin }: { readonly origin: Origin }) {
  const { place, state, version, lastError, checkedAt } = origin;
  const [label, look] = states[state];
  return (
    <>
      <Fact label="Origen">
        <span className={`badge ${look}`}>{label}</span> <code>{place}</code>
        {version && (
          <div>
            Tiene la <code>{version}</code>
          </div>
        )}
        {checkedAt && <div className="text-muted">comprobado el {dateTime(checkedAt)}</div>}
      </Fact>
      {lastError && (
        <Fact label="Último error">
          <span lang="en">{lastError.reason}</span>
          <div className="text-muted">{dateTime(lastError.at)}</div>
        </Fact>
      )}
    </>
  );
}
