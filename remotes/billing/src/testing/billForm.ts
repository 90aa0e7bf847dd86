import { answer, listOf } from '../../../../tests/setup/answers';
import { inputsOf, point, prefillOf } from '../../../../tests/setup/examples/exampleBill';

export {
  contractOf,
  inputsOf,
  point,
  prefillOf,
} from '../../../../tests/setup/examples/exampleBill';

/** Answers what the form asks for; `known` and `inputs` may be others. */
export function answerForm({ known = prefillOf(), inputs = inputsOf() } = {}) {
  answer('get', 'points', listOf([point]));
  answer('get', `points/${point.id}`, point);
  answer('get', 'bills', listOf([]));
  return {
    prefill: answer('get', 'bills/prefill', known),
    inputs: answer('get', 'bills/inputs', inputs),
  };
}
