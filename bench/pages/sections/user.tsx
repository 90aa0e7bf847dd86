import Pages from '../../../remotes/user/src/Pages';
import { inProvider } from '../inProvider';

export default inProvider(Pages);
