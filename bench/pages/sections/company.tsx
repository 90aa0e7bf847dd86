import Section from '../../../remotes/company/src/Section';
import { inProvider } from '../inProvider';

export default inProvider(Section);
