import { offerRecord } from '@vatio/contracts/energy-analysis/offerRecord';
import { columnsOf } from '../../../records/columns';

/** The columns of an offer's fields. A price that the offer does not say is null. */
export const offerColumns = columnsOf(offerRecord.fields);
