import type { StudyOffersAnswer } from '@vatio/contracts/energy-analysis/offers';
import type { Study } from '@vatio/contracts/energy-analysis/studies';
import { ExportMenu } from '@vatio/ui/export';
import { CopyPlus, FileUp, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { CopyOffers } from './copy/CopyOffers';
import { ImportOffers } from './files/ImportOffers';
import { offerColumns } from './files/offerColumns';
import { offersPath } from './offer';
import type { OfferActions } from './offersApi';

export interface AddOffersProps {
  readonly study: Study;
  readonly offers: StudyOffersAnswer;
  readonly actions: OfferActions;
  readonly canWrite: boolean;
}

/** The ways in and out of a study's offers. */
export function AddOffers({ study, offers, actions, canWrite }: AddOffersProps) {
  const [open, setOpen] = useState<'copy' | 'import'>();
  const close = () => setOpen(undefined);
  const { tariff } = study.calculation?.snapshot ?? {};
  return (
    <>
      {canWrite && (
        <>
          <Link className="btn btn-sm btn-primary" to={`${offersPath(study.id)}/nueva`}>
            <Plus aria-hidden="true" /> Añadir oferta
          </Link>
          <button
            type="button"
            className="btn btn-sm btn-outline-primary"
            onClick={() => setOpen('copy')}
          >
            <CopyPlus aria-hidden="true" /> De otro estudio
          </button>
          <button
            type="button"
            className="btn btn-sm btn-outline-primary"
            onClick={() => setOpen('import')}
          >
            <FileUp aria-hidden="true" /> Importar
          </button>
        </>
      )}
      {offers.rows.length > 0 && (
        <ExportMenu
          fileName={`ofertas-${study.code}`}
          columns={offerColumns}
          readRows={async () => offers.rows}
          isSmall
        />
      )}
      {open === 'copy' && <CopyOffers study={study} actions={actions} onClose={close} />}
      {open === 'import' && tariff && (
        <ImportOffers tariff={tariff} actions={actions} onClose={close} />
      )}
    </>
  );
}
