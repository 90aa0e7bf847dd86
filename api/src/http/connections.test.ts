import { once } from 'node:events';
import { connect } from 'node:net';
import { sessionApi } from '../../test/apis/session';
import type { TestApi } from '../../test/testApi';

let api: TestApi;
beforeAll(async () => {
  api = await sessionApi.start({ mostConnections: 1 });
});
afterAll(() => api.close());

it('closes what comes when the most connections are open, and answers again when there is room', async () => {
  const { server } = api.app;
  const port = Number(new URL(api.url).port);
  const asked = async () => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    let answer = '';
    socket.on('data', (data) => {
      answer += data;
    });
    socket.end('GET /api/health/live HTTP/1.1\r\nhost: vatio\r\nconnection: close\r\n\r\n');
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
