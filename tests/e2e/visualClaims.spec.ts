import { answerClaims, shownClaim } from './support/screens/bills/claimScreens';
import { click, holdScreens, type Screens } from './support/screens/screens';

const claims = { address: '/billing/reclamaciones', title: 'Reclamaciones' } as const;
const claim = {
  address: `/billing/reclamaciones/${shownClaim.id}`,
  title: 'Reclamación R-0001',
} as const;
const bill = shownClaim.claimedBills[0]?.billId ?? '';

const screens: Screens = {
  'claims-full': { ...claims, isNarrowToo: true },
  'claim-open': claim,
  'claim-settle': { ...claim, when: click('Apuntar la respuesta') },
  'claim-new': {
    address: `/billing/reclamaciones/nueva?facturas=${bill}`,
    title: 'Nueva reclamación',
  },
  'claim-letter': {
    address: `${claim.address}/carta`,
    title: 'Carta de R-0001',
    isNarrowToo: true,
  },
};

holdScreens(screens, answerClaims);
