import { offerRecord } from '@vatio/contracts/energy-analysis/offerRecord';
import { recordForm } from '@vatio/ui/forms';

/** The words for a choice between two versions of an offer. An absent price is a dash. */
export const { words: offerWords } = recordForm(offerRecord).change;
