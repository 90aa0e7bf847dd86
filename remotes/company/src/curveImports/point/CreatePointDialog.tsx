import { pointRecord } from '@vatio/contracts/company/pointRecord';
import type { Territory } from '@vatio/contracts/company/supply';
import { formatCups } from '@vatio/energy/cups';
import { PlainSelect } from '@vatio/ui/forms';
import { ConfirmDialog } from '@vatio/ui/layout';
import { useState } from 'react';
import { pointTypeOptions, territoryOptions } from '../../common/values/words';
import type { NamedClient } from '../../points/clientNameApi';
import { useCreateSupplyPoint } from '../../points/pointApi';
import type { CurveImport, ImportPoint } from '../curveImport';
import { useRecheckImport } from '../curveImportApi';
import { FindClient } from './FindClient';

export interface CreatePointDialogProps {
  readonly found: Pick<CurveImport, 'id' | 'version' | 'supplyPointId'>;
  readonly cups: string;
  readonly minutes: ImportPoint['minutes'];
  readonly onClose: () => void;
}

const { fields } = pointRecord;

/** Asks for client, territory and meter: the rest can be filled in later. Then the file is read again. */
export function CreatePointDialog({ found, cups, minutes, onClose }: CreatePointDialogProps) {
  const [client, setClient] = useState<NamedClient>();
  const [territory, setTerritory] = useState<Territory>('peninsula');
  // Small meters record hours; meters that record quarters mostly have more than 50 kW.
  const [pointType, setPointType] = useState(minutes === 15 ? '3' : '5');
  const create = useCreateSupplyPoint();
  const recheck = useRecheckImport(found);

  const save = async ({ id }: NamedClient) => {
    // It exists already when only the second request failed.
    if (!create.data) {
      await create.mutateAsync({
        clientId: id,
        cups,
        territory,
        pointType: Number(pointType),
        alias: '',
        address: '',
        municipality: '',
        province: '',
        postcode: '',
        distributor: '',
        voltageKv: null,
        isElectroIntensive: null,
        lastPowerChange: null,
        rightsKw: null,
        rightsUntil: null,
        powerControl: pointType === '5' ? 'icp' : 'maximeter',
      });
    }
    await recheck.mutateAsync({ supplyPointId: found.supplyPointId });
    onClose();
  };

  return (
    <ConfirmDialog
      title="Crear el punto de suministro"
      confirm="Crear y revisar el fichero"
      busy="Creando…"
      action={{
        isPending: create.isPending || recheck.isPending,
        error: create.error ?? recheck.error,
      }}
      isDanger={false}
      isReady={client !== undefined}
      // The dialog shows what failed.
      onConfirm={() => client && save(client).catch(() => undefined)}
      onClose={onClose}
    >
      <p>
        {fields.cups.label} <span className="fw-bold text-break">{formatCups(cups)}</span>. Los
        demás datos se completan después en su ficha.
      </p>
      <FindClient client={client} onPick={setClient} />
      <PlainSelect
        label={fields.territory.label}
        value={territory}
        options={territoryOptions}
        onChange={(value) => setTerritory(value as Territory)}
      />
      <PlainSelect
        label={fields.pointType.label}
        value={pointType}
        options={pointTypeOptions}
        onChange={setPointType}
      />
    </ConfirmDialog>
  );
}
