import { useSyncExternalStore } from 'react';
import { useHost } from '../../hostContext';
import { useMenu } from '../registry/useMenu';

/** Shown while this browser replaces sections: which, by what, and a way back. */
export function OverrideBadge() {
  const { overrides } = useHost();
  const list = useSyncExternalStore(overrides.subscribe, overrides.list, overrides.list);
  const menu = useMenu();
  if (list.length === 0) return null;
  const titleOf = (section: string) => menu.find(({ name }) => name === section)?.title ?? section;

  return (
    <aside className="override-badge" aria-label="Secciones sustituidas en este navegador">
      <ul>
        {list.map(({ section, url }) => (
          <li key={section}>
            <span>
              <b>{titleOf(section)}</b> desde {url}
            </span>
            <button
              type="button"
              className="btn btn-sm btn-light"
              aria-label={`Quitar la sustitución de ${titleOf(section)}`}
              onClick={() => overrides.remove(section)}
            >
              Quitar
            </button>
          </li>
        ))}
      </ul>
    </aside>
  );
}
