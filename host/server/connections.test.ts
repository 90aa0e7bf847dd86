import { once } from 'node:events';
import { connect } from 'node:net';
import { testApp } from './testing/testApp';

it('closes what comes when the most connections are open, and answers again when there is room', async () => {
  const { app, listen } = await testApp({ mostConnections: 1 });
  const port = await listen();
  const { server } = app;
  const asked = async () => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    let answer = '';
    socket.on('data', (data) => {
      answer += data;
    });
    socket.end('GET /healthz HTTP/1.1\r\nhost: vatio\r\nconnection: close\r\n\r\n');
    // `once` would end at an error, and who is not let in may see a reset.
    await new Promise((resolve) => socket.on('close', resolve));
    return answer.split('\r\n')[0];
  };
  const opened = once(server, 'connection');
  const idle = connect(port, '127.0.0.1');
  const [accepted] = await opened;
  expect(await asked()).toBe('');
  const ended = once(accepted, 'close');
  idle.destroy();
  await ended;
  expect(await asked()).toBe('HTTP/1.1 200 OK');
});
