import Pages from '../../../remotes/energy-analysis/src/Pages';
import { inProvider } from '../inProvider';

export default inProvider(Pages);
