import type { RejectedVersion } from '@vatio/contracts/federation/platform';
import { dateTime } from '@vatio/ui/format';

/** Refused builds, the most recent first, each with the reason. */
export function RejectedVersions({ rejected }: { readonly rejected: readonly RejectedVersion[] }) {
  return (
    <ul className="list-unstyled mb-0">
      {rejected.map(({ version, reason, at }) => (
        <li key={`${version} ${at}`}>
          {version && <code>{version}</code>} <span className="text-muted">{dateTime(at)}</span>
          <div lang="en">{reason}</div>
        </li>
      ))}
    </ul>
  );
}
