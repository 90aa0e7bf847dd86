import Pages from '../../../remotes/company/src/Pages';
import { inProvider } from '../inProvider';

export default inProvider(Pages);
