import { randomInt } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import type { Client } from '@vatio/contracts/company/clients';
import type { SupplyContract } from '@vatio/contracts/company/contracts';
import type { SupplyPoint } from '@vatio/contracts/company/points';
import { clientOf, contractOf, cupsOf, pointOf, taxIdOf } from '../../../api/test/supply';
import { callAsAdmin } from './accounts';

/** A NIF and a CUPS that no other test has. */
export const freshTaxId = () => taxIdOf(randomInt(1e8));
export const freshCups = () => cupsOf(randomInt(1e12 - 1));

/** A client with one supply point and its contract, of no other test. */
export async function makeSupply(
  request: APIRequestContext,
  cups = freshCups(),
): Promise<{
  readonly client: Client;
  readonly point: SupplyPoint;
  readonly contract: SupplyContract;
}> {
  const client = await callAsAdmin<Client>(
    request,
    'POST',
    'clients',
    clientOf({ taxId: freshTaxId(), name: `Panadería ${cups}` }),
  );
  const point = await callAsAdmin<SupplyPoint>(
    request,
    'POST',
    'points',
    pointOf({ clientId: client.id, cups, alias: `Obrador ${cups}` }),
  );
  const contracts = `points/${point.id}/contracts`;
  const contract = await callAsAdmin<SupplyContract>(request, 'POST', contracts, contractOf());
  return { client, point, contract };
}

/** A file of hours of one day of June 2026, as distributors send them: 0,1 kWh, 0,2 kWh and so on. */
export function dayFile(cups: string, day: string, { firstKwh = 1 } = {}) {
  const rows = Array.from({ length: 24 }, (_, hour) => {
    const kwh = `${Math.floor((firstKwh + hour) / 10)},${(firstKwh + hour) % 10}`;
    return `${cups};${day};${hour + 1};${kwh};R`;
  });
  const text = ['CUPS;Fecha;Hora;Consumo_kWh;Metodo_obtencion', ...rows, ''].join('\r\n');
  return { name: 'curva.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
}
