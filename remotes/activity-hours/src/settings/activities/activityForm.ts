import {
  activityRecord,
  storedActivityRecord,
} from '@vatio/contracts/activity-hours/activityRecord';
import { recordWords } from '@vatio/records/words';
import { recordForm } from '@vatio/ui/forms';

export const activityForm = recordForm(activityRecord);

/** An activity in words, for tables and for a choice between two versions. */
export const activityWords = recordWords(storedActivityRecord);
