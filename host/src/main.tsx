// First: its requests run while the page waits for the paint of its first picture.
import './sections/loading/documentChunks';
import './styles/main.scss';
import { pictureIsPainted } from './firstPicture/painted';
import { showLooks } from './layout/look/look';
import { fetchPageStyles } from './loading/pageStyles';

/** All else is in the same file, but runs only when people see the first picture. */
async function start(root: HTMLElement): Promise<void> {
  showLooks();
  const applyStyles = fetchPageStyles();
  await pictureIsPainted();
  const styled = applyStyles();
  const { bootstrap } = await import(/* webpackMode: "eager" */ './bootstrap');
  bootstrap(root, styled);
}

const root = document.getElementById('root');
if (root) void start(root);
