import type { Stop } from '../../process/stopSignals.mjs';
import { root } from '../../root';
import { parseArguments } from './arguments';
import { change } from './change';
import { knownSections } from './knownSections';
import { list } from './list';
import { placeOf } from './place';

/** `npm run sections -- list | pin | unpin | rollback`: which version of each section is served. */
export async function main(args: readonly string[], stop: Stop): Promise<number> {
  const asked = parseArguments(args);
  const { request, json: isJson, force: isForced } = asked;
  const place = placeOf(asked, process.env, root);
  if (request.action === 'list') {
    const known = await knownSections(place);
    console.log(isJson ? asJson(known) : list(known));
    return 0;
  }
  const outcome = await change(request, place, { isForced, signal: stop.gentle });
  console.log(isJson ? asJson(outcome) : outcome.message);
  return outcome.isDone ? 0 : 1;
}

const asJson = (value: object) => JSON.stringify(value, undefined, 2);
