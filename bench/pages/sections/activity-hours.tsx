import Pages from '../../../remotes/activity-hours/src/Pages';
import { inProvider } from '../inProvider';

export default inProvider(Pages);
