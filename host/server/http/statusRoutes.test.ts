import { testApp } from '../testing/testApp';

it('/platform.json is the status of the moment, which nobody may keep', async () => {
  const host = { version: '1.0.0-0a1b2c3d', offers: {}, startedAt: '2026-03-01T08:00:00.000Z' };
  let configError = 'one';
  const test = await testApp({ status: () => ({ host, configError, sections: [] }) });
  const answer = await test.ask('/platform.json');
  expect(answer.status).toBe(200);
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
  });
  expect(JSON.parse(answer.body)).toEqual({ host, configError: 'one', sections: [] });

  configError = 'two';
  expect(JSON.parse((await test.ask('/platform.json')).body)).toMatchObject({ configError: 'two' });
});
