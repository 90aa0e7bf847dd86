import { useMutation } from '@tanstack/react-query';
import type { RowImport } from '@vatio/contracts/imports/rows';
import type { ParameterImportAnswer } from '@vatio/contracts/user/parameterImports';
import { http } from '@vatio/platform';
import { auditKey } from '../../audit/auditApi';
import { useChange } from '../../common/changeApi';
import { parameterKey } from '../parameterApi';

const address = 'parameters/imports';

/** A person's knowledge and decisions, beside the rows. */
export interface Decided {
  /** The version of the check. */
  readonly version: number | undefined;
  /** The lines whose doubts are answered. */
  readonly confirmed: readonly number[];
}

/** Says what each row would change, without writing. */
export const useCheckSheet = () =>
  useMutation({
    mutationFn: async (rows: RowImport) =>
      (await http.post<ParameterImportAnswer>(address, { ...rows, dryRun: true })).data,
  });

/** Makes one version of all rows, or none. */
export const useImportSheet = (decided: Decided) =>
  useChange(
    async (rows: RowImport) =>
      (await http.post<ParameterImportAnswer>(address, { ...rows, ...decided, dryRun: false }))
        .data,
    parameterKey,
    auditKey,
  );
