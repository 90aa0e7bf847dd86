import './styles/main.scss';
import { bootstrap } from './bootstrap';

const root = document.getElementById('root');
if (root) bootstrap(root);
