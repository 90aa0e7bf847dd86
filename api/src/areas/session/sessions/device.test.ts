import { deviceOf } from './device';

const mozilla = (system: string, rest: string) => `Mozilla/5.0 (${system}) ${rest}`;
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [
    'Chrome en Windows',
    mozilla('Windows NT 10.0; Win64; x64', `${webkit} Chrome/141.0.0.0 Safari/537.36`),
  ],
  [
    'Microsoft Edge en Windows',
    mozilla('Windows NT 10.0', `${webkit} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`),
  ],
  ['Firefox en Linux', mozilla('X11; Linux x86_64; rv:142.0', 'Gecko/20100101 Firefox/142.0')],
  [
    'Safari en iOS',
    mozilla(
      'iPhone; CPU iPhone OS 18_0 like Mac OS X',
      'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    ),
  ],
  ['Navegador desconocido', ''],
  ['Navegador desconocido', 'curl/8.5.0'],
  ['Navegador desconocido', '<script>alert(1)</script>'],
])('%s', (device, userAgent) => {
  expect(deviceOf(userAgent)).toBe(device);
});
