import { section } from '@vatio/build';
import { declaration } from './src/section';

export default section(import.meta.dirname, declaration);
