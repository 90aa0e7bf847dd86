import type { Area } from '../../areaKit/area';
import { attachmentRoutes } from './attachments/attachments.routes';
import { billingAuditWords } from './auditWords';
import { billRoutes } from './bills/bills.routes';
import { claimAuditWords } from './claims/auditWords';
import { claimRoutes } from './claims/claims.routes';
import { tidyBills } from './housekeeping';
import { billImportRoutes } from './imports/imports.routes';
import { inputsRoutes } from './inputs/inputs.routes';
import { billingBaseline } from './migrations/2026-11-29-6-billing';
import { billsVerifiedAnew } from './migrations/2026-11-29-8-verified-anew';
import { billsFollowUndone } from './migrations/2026-11-30-2-undone-parameters';
import { prefillRoutes } from './prefill/prefill.routes';
import { runJobs } from './runs/jobs';
import { runRoutes } from './runs/runs.routes';
import { summaryRoutes } from './summary/summary.routes';
import type { BillingTables } from './tables';
import { countTouchedBills } from './verification/verification.touched.repository';

/** Facturación: the clients' energy bills, and what is claimed of them. */
export const billing: Area<keyof BillingTables> = {
  tables: [
    'bills',
    'bill_details',
    'bill_attachments',
    'bill_attachment_bytes',
    'bill_verifications',
    'bill_runs',
    'claims',
    'claim_bills',
    'claim_lines',
    'claim_events',
    'bill_imports',
  ],
  routes: (parts) => [
    billRoutes(parts),
    attachmentRoutes(parts),
    prefillRoutes(parts),
    inputsRoutes(parts),
    runRoutes(parts),
    summaryRoutes(parts),
    claimRoutes(parts),
    billImportRoutes(parts),
  ],
  migrations: {
    '2026-11-29-6-billing': billingBaseline,
    '2026-11-29-8-verified-anew': billsVerifiedAnew,
    '2026-11-30-2-undone-parameters': billsFollowUndone,
  },
  jobs: runJobs,
  countTouched: countTouchedBills,
  tidy: tidyBills,
  auditWords: [billingAuditWords, claimAuditWords],
};
