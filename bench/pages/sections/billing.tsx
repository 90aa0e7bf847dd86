import Section from '../../../remotes/billing/src/Section';
import { inProvider } from '../inProvider';

export default inProvider(Section);
