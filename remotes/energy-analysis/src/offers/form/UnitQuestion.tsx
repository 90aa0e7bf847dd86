import type { OfferFormState } from './offerForm';
import { highPrices } from './offerForm';
import { perKwhOf } from './typedPrice';

/** Prices that were probably typed per MWh: the person decides, the form does not guess. */
export function UnitQuestion({ form }: { readonly form: OfferFormState }) {
  const [prices, isRight] = form.watch(['energyPricesEurPerKwh', 'areHighPricesRight']);
  const high = highPrices(prices);
  if (high.length === 0 || isRight) return null;
  /** The question vanishes with its buttons: the keyboard goes on where the price is. */
  const goOn = () => {
    form.clearErrors('areHighPricesRight');
    form.setFocus(`energyPricesEurPerKwh.${high[0] ?? 0}`);
  };
  const divide = () => {
    for (const index of high) {
      const divided = perKwhOf(prices[index] ?? '');
      form.setValue(`energyPricesEurPerKwh.${index}`, divided, { shouldDirty: true });
    }
    goOn();
  };
  const keep = () => {
    form.setValue('areHighPricesRight', true, { shouldDirty: true });
    goOn();
  };
  const { message } = form.formState.errors.areHighPricesRight ?? {};
  return (
    <div className="alert alert-warning" role="status">
      <p className="mb-2">
        {high.map((index) => `P${index + 1}: ${prices[index]}`).join(' · ')}. Es mucho para un kWh:
        <strong> ¿está en €/MWh?</strong>
      </p>
      <div className="d-flex flex-wrap gap-2">
        <button type="button" className="btn btn-sm btn-primary" onClick={divide}>
          Sí, dividir entre 1000
        </button>
        <button type="button" className="btn btn-sm btn-light" onClick={keep}>
          No, son €/kWh
        </button>
      </div>
      {message && (
        <p className="fw-bold mt-2 mb-0" role="alert">
          {message}
        </p>
      )}
    </div>
  );
}
