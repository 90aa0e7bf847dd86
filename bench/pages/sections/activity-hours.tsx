import Section from '../../../remotes/activity-hours/src/Section';
import { inProvider } from '../inProvider';

export default inProvider(Section);
