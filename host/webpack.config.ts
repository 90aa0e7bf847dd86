import { hostPage } from '@vatio/build';

export default hostPage(import.meta.dirname);
