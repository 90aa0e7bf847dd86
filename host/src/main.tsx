// First: its requests run while the rest of this file is read and run.
import './sections/loading/documentChunks';
import './styles/main.scss';
import { bootstrap } from './bootstrap';
import { pictureIsPainted } from './firstPicture/takeOver';
import { pageStyles } from './loading/pageStyles';

const root = document.getElementById('root');
if (root) void Promise.all([pageStyles(), pictureIsPainted()]).then(() => bootstrap(root));
