import { stopTheServer } from './server';

export default stopTheServer;
