import type { Bill } from '@vatio/contracts/billing/bills';
import { http } from '@vatio/platform';
import { billAddress, useBillAction } from '../billApi';

const addressOf = (id: string) => `${billAddress(id)}/attachment`;

/** Puts a file beside a bill, as it is; it replaces the one before. @throws HttpError */
export const attachFile = async ({ id, version }: Pick<Bill, 'id' | 'version'>, file: File) =>
  (
    await http.put<Bill>(addressOf(id), file, {
      params: { fileName: file.name, version },
      headers: { 'Content-Type': 'application/octet-stream' },
      // A slow line may need a minute for 10 MB.
      timeout: 0,
    })
  ).data;

export const useAttachFile = (bill: Bill) => useBillAction((file: File) => attachFile(bill, file));

/** Takes the file away for good. */
export const useDetachFile = ({ id, version }: Bill) =>
  useBillAction(async () => (await http.post<Bill>(`${addressOf(id)}/delete`, { version })).data);

/** @throws HttpError */
export const readAttachment = async (id: string) =>
  (await http.get<Blob>(addressOf(id), { responseType: 'blob', timeout: 0 })).data;
