import type { RegisteredSection } from '@vatio/contracts/federation/sections';
import { reportError } from '@vatio/platform';
import { ErrorState, Page } from '@vatio/ui/layout';
import { useEffect, useState } from 'react';
import { useHost } from '../../hostContext';
import { useOnReconnect } from '../../observable/useOnline';
import type { SectionError, SectionErrorKind } from '../sectionError';

export interface SectionFailureProps {
  readonly name: string;
  /** Its name in the menu. */
  readonly title: string;
  /** The failed version; left out if the failure came earlier. */
  readonly section: RegisteredSection | undefined;
  readonly error: SectionError;
  readonly onRetry: () => void;
}

interface Wording {
  readonly title: (section: string) => string;
  readonly text: string;
}

const wordings: Readonly<Record<SectionErrorKind, Wording>> = {
  unreachable: {
    title: (section) => `No se ha podido cargar «${section}»`,
    text: 'Puede que se esté actualizando o que falle la red. El resto de la aplicación sigue funcionando.',
  },
  timeout: {
    title: (section) => `«${section}» tarda demasiado en responder`,
    text: 'Comprueba tu conexión y vuelve a intentarlo. El resto de la aplicación sigue funcionando.',
  },
  incompatible: {
    title: (section) => `«${section}» no es compatible con esta versión de Vatio`,
    text: 'Vuelve a cargar la página; si sigue igual, avisa a quien mantiene la sección.',
  },
  crashed: {
    title: (section) => `«${section}» ha fallado`,
    text: 'Lo que no se había guardado en ella puede haberse perdido. El resto de la aplicación sigue funcionando.',
  },
};

const textOf = ({ kind, message }: SectionError) =>
  kind === 'incompatible' ? `${message} ${wordings[kind].text}` : wordings[kind].text;

const away = (section: string, url: string) =>
  `El servidor que sustituye a «${section}» (${url}) no responde.`;

/** Short enough to read out on the telephone. (Over plain http there is no randomUUID.) */
const newIncident = () =>
  [...crypto.getRandomValues(new Uint8Array(4))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase();

/**
 * A missing section: why, which, and a retry; code that never arrived is requested again when the
 * network returns. Everything else works on.
 */
export function SectionFailure({ name, title, section, error, onRetry }: SectionFailureProps) {
  const { overrides } = useHost();
  const [override] = useState(() => overrides.find(name));
  const [incident] = useState(newIncident);
  const wording = wordings[error.kind];
  const isOutOfReach = error.kind === 'unreachable' || error.kind === 'timeout';
  const isAway = override && isOutOfReach;
  useOnReconnect(() => isOutOfReach && onRetry());

  useEffect(() => {
    const { version = '', owner = '' } = section ?? {};
    const replacedBy = override && { override: override.url };
    reportError(error, {
      section: name,
      version,
      owner,
      incident,
      kind: error.kind,
      ...replacedBy,
    });
  }, [error, section, name, incident, override]);

  return (
    <Page title={title}>
      <ErrorState
        title={wording.title(title)}
        text={isAway ? away(title, override.url) : textOf(error)}
        onRetry={onRetry}
        details={
          <>
            {override && (
              <button
                type="button"
                className="btn btn-outline-primary"
                onClick={() => overrides.remove(name)}
              >
                Quitar la sustitución
              </button>
            )}
            {`${section ? `Versión ${section.version} · ` : ''}Incidencia ${incident}`}
          </>
        }
      />
    </Page>
  );
}
