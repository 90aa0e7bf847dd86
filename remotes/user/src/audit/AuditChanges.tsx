import type { AuditEntry } from '@vatio/contracts/user/audit';

/** What changed: «Rol: Lector → Editor», a line a field. */
export function AuditChanges({ changes }: Pick<AuditEntry, 'changes'>) {
  if (changes.length === 0) return <span aria-hidden="true">–</span>;
  return (
    <ul className="list-unstyled mb-0">
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          {field}: {before && <Value text={before} />}
          {before && after && (
            <>
              <span aria-hidden="true"> → </span>
              <span className="visually-hidden"> pasa a </span>
            </>
          )}
          {after && <Value text={after} />}
        </li>
      ))}
    </ul>
  );
}

/** What a person typed, kept apart from the text around it, whichever way it is written. */
const Value = ({ text }: { readonly text: string }) => <bdi className="text-break">{text}</bdi>;
