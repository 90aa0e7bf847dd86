import { startSwitchboard } from './switchboard';

/** `node --import tsx tests/switchboard/main.ts`: HOST_URL, ORIGINS (JSON: section → URL) and PORT. */
const { HOST_URL = 'http://127.0.0.1:3000', ORIGINS = '{}', PORT = '4000' } = process.env;

const switchboard = await startSwitchboard({
  hostUrl: HOST_URL,
  origins: JSON.parse(ORIGINS),
  port: Number(PORT),
  address: '0.0.0.0',
});
console.log(`The switchboard is at ${switchboard.url}/switchboard`);

const stop = () => void switchboard.stop().then(() => process.exit(0));
process.once('SIGTERM', stop).once('SIGINT', stop);
