import { localZone } from '@vatio/records/time';
import { useSyncExternalStore } from 'react';
import { useHost } from '../hostContext';
import { useOnline } from '../observable/useOnline';

const time = new Intl.DateTimeFormat('es-ES', { timeStyle: 'short', timeZone: localZone });
const day = new Intl.DateTimeFormat('es-ES', {
  day: 'numeric',
  month: 'long',
  timeZone: localZone,
});

/** «a las 10:32», «el 2 de marzo a las 10:32» */
const when = (at: Date) => {
  const isToday = day.format(at) === day.format(new Date());
  return `${isToday ? '' : `el ${day.format(at)} `}a las ${time.format(at)}`;
};

/**
 * Offline, explains what that means. Online, when the host does not answer, names the versions that the
 * page keeps.
 */
export function ConnectionBanner() {
  const { registry } = useHost();
  const isOnline = useOnline();
  const since = useSyncExternalStore(registry.subscribe, registry.staleSince, registry.staleSince);
  // The region exists before its text: otherwise the text is not read out.
  return (
    <div role="status">
      {!isOnline && (
        <p className="connection-banner">
          Sin conexión: hasta que vuelva no se guarda nada. Lo que escribas se queda en la página.
        </p>
      )}
      {isOnline && since && (
        <p className="connection-banner">
          No se puede comprobar si hay versiones nuevas: se usan las secciones conocidas{' '}
          {when(since)}.
        </p>
      )}
    </div>
  );
}
