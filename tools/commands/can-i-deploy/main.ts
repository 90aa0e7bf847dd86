import { isRefusal } from '../../setup/refusal.mjs';
import { parseQuestion, type Question } from './arguments';
import { hostCandidate, sectionCandidate } from './candidate';
import { deployed } from './deployed';
import { hostVerdict, sectionVerdict, type Verdict } from './verdict';

/**
 * `npm run can-i-deploy -- <section>|host --against <URL or file>`: whether a build fits what is
 * deployed. Exit code 0: yes; 1: no; 2: unknown.
 */
export async function main(args: readonly string[]): Promise<number> {
  try {
    const { isYes, sentences } = await verdict(parseQuestion(args));
    console.log(`${isYes ? 'Yes' : 'No'}: ${sentences.join('\n    ')}`);
    return isYes ? 0 : 1;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    console.error(error.message);
    return 2;
  }
}

async function verdict({ part, against, candidate }: Question): Promise<Verdict> {
  const there = await deployed(against);
  return part === 'host'
    ? hostVerdict(await hostCandidate(candidate), there)
    : sectionVerdict(await sectionCandidate(part, candidate), there);
}
