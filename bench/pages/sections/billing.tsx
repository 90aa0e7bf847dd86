import Pages from '../../../remotes/billing/src/Pages';
import { inProvider } from '../inProvider';

export default inProvider(Pages);
