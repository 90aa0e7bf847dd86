import { useState } from 'react';
import type { SectionErrorKind } from '../sectionError';

export interface VersionNoticeProps {
  readonly title: string;
  /** Why the new version could not be loaded, after a try. */
  readonly problem: SectionErrorKind | undefined;
  readonly onUpdate: () => Promise<void>;
}

/** Offers the new version of the section on screen. */
export function VersionNotice({ title, problem, onUpdate }: VersionNoticeProps) {
  const [isPending, setPending] = useState(false);
  // The server deploys only versions that fit its host, so this page is older.
  if (problem === 'incompatible') {
    return `Hay una versión nueva de ${title}: la verás cuando vuelvas a cargar la página.`;
  }

  const update = async () => {
    setPending(true);
    await onUpdate();
    setPending(false);
  };
  return (
    <span className="undo">
      {problem
        ? `No se ha podido cargar la versión nueva de ${title}: se muestra la anterior.`
        : `Hay una versión nueva de ${title}.`}
      <button
        type="button"
        className="btn btn-sm btn-outline-primary"
        disabled={isPending}
        onClick={() => void update()}
      >
        {problem ? 'Reintentar' : 'Actualizar'}
      </button>
    </span>
  );
}
