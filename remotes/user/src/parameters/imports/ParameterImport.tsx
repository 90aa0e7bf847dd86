import type { ParameterImportAnswer } from '@vatio/contracts/user/parameterImports';
import { useHasRole } from '@vatio/platform';
import { FileChoice, ImportSteps, useFileImport } from '@vatio/ui/import';
import { EmptyState, Page } from '@vatio/ui/layout';
import { LockKeyhole } from 'lucide-react';
import { useCallback, useState } from 'react';
import { parameterCrumbs } from '../parameterCrumbs';
import { BlankSheet } from './BlankSheet';
import { changeRowsOf } from './changeRows';
import { useCheckSheet, useImportSheet } from './parameterImportApi';
import { parameterSpec } from './parameterSpec';
import { SheetCheck } from './SheetCheck';
import { SheetDone } from './SheetDone';

const title = 'Importar hoja de parámetros';

/** Many values at once, from the sheet that Parámetros exports: looked at first, then one version of all. */
export function ParameterImport() {
  const [round, setRound] = useState(0);
  // Only a hint: the API decides.
  const isAdmin = useHasRole('admin');
  return (
    <Page title={title} crumbs={[...parameterCrumbs, { label: 'Importar hoja' }]}>
      {isAdmin ? (
        <Steps key={round} onAgain={() => setRound(round + 1)} />
      ) : (
        <EmptyState icon={<LockKeyhole />} title="Solo los administradores cambian los parámetros">
          Si tienes una hoja con valores nuevos, dásela a un administrador.
        </EmptyState>
      )}
    </Page>
  );
}

function Steps({ onAgain }: { readonly onAgain: () => void }) {
  const [confirmed, setConfirmed] = useState<ReadonlySet<string>>(new Set());
  const check = useCheckSheet();
  const run = useImportSheet(decidedOf(check.data, confirmed));
  const flow = useFileImport(parameterSpec, { check, run }, onAgain);
  const confirm = useCallback(
    (keys: readonly string[], isConfirmed: boolean) =>
      setConfirmed((before) => {
        const rest = [...before].filter((key) => !keys.includes(key));
        return new Set(isConfirmed ? [...rest, ...keys] : rest);
      }),
    [],
  );
  const choice = (
    <div className="d-grid gap-3">
      <FileChoice
        flow={flow}
        inputLabel="Hoja de parámetros"
        note="Una fila para cada valor, como en la hoja que se exporta."
      />
      <BlankSheet />
    </div>
  );
  return (
    <ImportSteps
      flow={flow}
      choice={choice}
      checked={(file) => <SheetCheck file={file} confirmed={confirmed} onConfirm={confirm} />}
      done={(file) => <SheetDone {...file} />}
      laterIn="en Parámetros"
    />
  );
}

const decidedOf = (answer: ParameterImportAnswer | undefined, confirmed: ReadonlySet<string>) => ({
  version: answer?.version,
  confirmed: changeRowsOf({ rows: answer?.rows ?? [] }).flatMap(({ line, doubtKey }) =>
    doubtKey !== null && confirmed.has(doubtKey) ? [line] : [],
  ),
});
