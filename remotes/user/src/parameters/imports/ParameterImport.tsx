import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ParameterImportAnswer } from '@vatio/contracts/user/parameterImports';
import { useHasRole } from '@vatio/platform';
import { ExportMenu } from '@vatio/ui/export';
import { FileChoice, ImportSteps, useFileImport } from '@vatio/ui/import';
import { Card, EmptyState, Page } from '@vatio/ui/layout';
import { LockKeyhole } from 'lucide-react';
import { useCallback, useState } from 'react';
import { missingParametersQuery, parametersQuery } from '../parameterApi';
import { parameterCrumbs } from '../parameterCrumbs';
import { parameterExportColumns } from '../parameterExport';
import { blankRowsOf } from './blankSheet';
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

/** Where the sheet comes from. */
function BlankSheet() {
  const cache = useQueryClient();
  const missing = useQuery(missingParametersQuery);
  const year = Number(missing.data?.ending?.[0]?.from.slice(0, 4) ?? new Date().getFullYear() + 1);
  const readRows = async () => {
    const [before, known] = await Promise.all(
      [year - 1, year].map((one) => cache.fetchQuery(parametersQuery({ year: one }))),
    );
    return blankRowsOf(before?.rows ?? [], known?.rows ?? [], year);
  };
  return (
    <Card
      title="De dónde sale la hoja"
      actions={
        <ExportMenu
          isSmall
          label={`Hoja de ${year} por rellenar`}
          title={`Lo que falta de ${year}, sin valor ni norma`}
          fileName={`parametros-${year}-por-rellenar`}
          columns={parameterExportColumns}
          readRows={readRows}
        />
      }
    >
      <p className="mb-0">
        Lo que exportas de Parámetros se puede importar tal cual: cambia en la hoja las fechas, los
        valores y la norma, y elígela aquí. Las filas que no cambien se dejan como están. Para un
        año nuevo, descarga la hoja por rellenar.
      </p>
    </Card>
  );
}
