import Section from '../../../remotes/user/src/Section';
import { inProvider } from '../inProvider';

export default inProvider(Section);
