import type { ReportFacts } from '@vatio/contracts/energy-analysis/report';

/** The facts before a person enters any: no work of the distributor, the usual bank, no price. */
export const noFacts: ReportFacts = {
  needsConnection: false,
  needsVerification: false,
  bankKvar: null,
  bankPriceEur: null,
};

/** «Enganche · batería de 40 kVAr por 1250.5 €», for the audit. */
export function factsInWords(facts: ReportFacts): string {
  const { needsConnection, needsVerification, bankKvar, bankPriceEur } = facts;
  return [
    needsConnection && 'enganche',
    needsVerification && 'verificación',
    bankKvar !== null && `batería de ${bankKvar} kVAr`,
    bankPriceEur !== null && `batería por ${bankPriceEur} €`,
  ]
    .filter(Boolean)
    .join(' · ');
}
