import { isId } from '@vatio/contracts/paths';
import { useSession } from '@vatio/platform';
import { useSearchParams } from 'react-router-dom';
import { mondayAsked } from './weekDays';

/** A week of a person. */
export interface ShownWeek {
  readonly monday: string;
  /** The owner's id, for an admin; undefined: one's own week. */
  readonly userId: string | undefined;
}

/** The week in the URL: `?semana=` is one of its days, `?persona=` another person. */
export function useShownWeek(): ShownWeek {
  const [params] = useSearchParams();
  const session = useSession();
  const own = session.state === 'signed-in' ? session.user.id : '';
  const asked = params.get('persona') ?? '';
  const userId = isId(asked) && asked !== own ? asked : undefined;
  return { monday: mondayAsked(params.get('semana')), userId };
}
