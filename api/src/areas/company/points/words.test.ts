import * as contracts from '@vatio/contracts/company/supply';
import * as energy from '@vatio/energy/tariff';

// Contracts import no code of the API, so only here do the two meet.
it('says of supplies what the energy engine says', () => {
  expect(contracts.tariffs).toEqual(energy.tariffs);
  expect(contracts.territories).toEqual(energy.territories);
  const controls: readonly energy.PowerControl[] = contracts.powerControls;
  const uses: readonly contracts.SupplyUse[] = contracts.supplyUses;
  expect([controls.length, uses.length]).toEqual([2, 3]);
});
