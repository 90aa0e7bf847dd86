import { useQueryClient } from '@tanstack/react-query';
import { Card, ProgressBar } from '@vatio/ui/layout';
import { useEffect } from 'react';
import type { CurveImport } from '../curveImport';
import { forgetCurves } from '../curveImportApi';

const title = 'Deshaciendo la importación';

/** The API puts back what was there before: shows how far it is. When it goes, curves are others. */
export function UndoingCard({ found }: { readonly found: CurveImport }) {
  const cache = useQueryClient();
  useEffect(() => () => forgetCurves(cache), [cache]);
  return (
    <Card title={title}>
      <ProgressBar
        label={`${title}: ${found.fileName}`}
        progress={found.progress}
        done="deshecho"
        isSpoken
      />
      <p className="mt-3 mb-0">
        Vuelve lo que había antes: todo, o nada. Puedes salir de esta página: se deshace igualmente.
      </p>
    </Card>
  );
}
