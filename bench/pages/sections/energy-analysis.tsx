import Section from '../../../remotes/energy-analysis/src/Section';
import { inProvider } from '../inProvider';

export default inProvider(Section);
