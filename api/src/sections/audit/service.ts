import type { AuditListAnswer, AuditQuery } from '@vatio/contracts/audit';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/types';
import { listEntries } from './repository';

export type AuditService = ReturnType<typeof createAuditService>;

/** Reads the audit log; what is done writes it itself, with `record`. */
export function createAuditService({ db }: { readonly db: Kysely<Tables> }) {
  const list = (query: AuditQuery): Promise<AuditListAnswer> => listEntries(db, query);
  return { list };
}
