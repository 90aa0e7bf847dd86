import type { RegisteredSection } from '@vatio/contracts/sections';
import { reportError } from '@vatio/platform';
import { ErrorState, Page } from '@vatio/ui/layout';
import { useEffect, useState } from 'react';
import type { SectionError, SectionErrorKind } from './sectionError';

export interface SectionFailureProps {
  /** What the menu calls it. */
  readonly title: string;
  /** Not there when the section is not deployed. */
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

/** Short enough to be read out on the telephone. (Over plain http there is no randomUUID.) */
const newIncident = () =>
  [...crypto.getRandomValues(new Uint8Array(4))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase();

/** A section that is not there: why, which, and a way to try again. Everything else works on. */
export function SectionFailure({ title, section, error, onRetry }: SectionFailureProps) {
  const [incident] = useState(newIncident);
  const wording = wordings[error.kind];

  useEffect(() => {
    const { name = title, version = '', owner = '' } = section ?? {};
    reportError(error, { section: name, version, owner, incident, kind: error.kind });
  }, [error, section, title, incident]);

  return (
    <Page title={title}>
      <ErrorState
        title={wording.title(title)}
        text={error.kind === 'incompatible' ? `${error.message} ${wording.text}` : wording.text}
        onRetry={onRetry}
        details={`${section ? `Versión ${section.version} · ` : ''}Incidencia ${incident}`}
      />
    </Page>
  );
}
