import * as contracts from '@vatio/contracts/user/parameters';
import * as energy from '@vatio/energy/tariff';

// Contracts import no code of the API, so only here do the two meet.
it('names the kinds of parameters as the energy engine does, in its order', () => {
  expect(contracts.parameterKinds).toEqual(energy.parameterKinds);
  const states: readonly energy.RegulatedParameter['state'][] = contracts.parameterStates;
  expect(states).toHaveLength(2);
});
