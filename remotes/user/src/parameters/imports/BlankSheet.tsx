import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ExportMenu } from '@vatio/ui/export';
import { Card } from '@vatio/ui/layout';
import { missingParametersQuery, parametersQuery } from '../parameterApi';
import { parameterExportColumns } from '../parameterExport';
import { blankRowsOf } from './blankRows';

/** The source of the sheet: for a new year, one with its days and without values. */
export function BlankSheet() {
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
