import { bankSizesKvar } from '@vatio/energy/bill';
import { decimalInWords } from '@vatio/ui/format';
import { Card, Euros } from '@vatio/ui/layout';
import { useId, useState } from 'react';
import { type BankSaving, bankSaving, neededBankKvar, paybackInWords, usualBankOf } from './bank';
import type { Reactive } from './reactive';

/** A capacitor bank by its usual sizes, with the price of a real offer: it invents none. */
export function BankCard({ found }: { readonly found: Reactive }) {
  const needed = neededBankKvar(found);
  if (Number(needed) === 0) {
    return (
      <Card title="Batería de condensadores">
        <p className="mb-0">No hace falta: no se paga energía reactiva.</p>
      </Card>
    );
  }
  return <Bank found={found} needed={needed} />;
}

interface BankProps {
  readonly found: Reactive;
  /** kVAr */
  readonly needed: string;
}

function Bank({ found, needed }: BankProps) {
  const [size, setSize] = useState(usualBankOf(needed));
  const [price, setPrice] = useState('');
  const id = useId();
  const saving = bankSaving(found, size);
  const { fact, afterEur, savingEur } = saving;
  return (
    <Card title="Batería de condensadores">
      <p>
        La potencia reactiva media que se paga llega a {decimalInWords(needed)} kVAr en el peor mes
        y periodo. Las lecturas son sumas de mes: en las horas de más carga hará falta más.
      </p>
      <div className="d-flex flex-wrap gap-3 mb-3">
        <div>
          <label className="form-label" htmlFor={`${id}-size`}>
            Batería, kVAr
          </label>
          <select
            id={`${id}-size`}
            className="form-select"
            value={size}
            onChange={({ target }) => setSize(target.value)}
          >
            {bankSizesKvar.map((one) => (
              <option key={one} value={one}>
                {decimalInWords(one)}
              </option>
            ))}
          </select>
        </div>
        <div>
          <label className="form-label" htmlFor={`${id}-price`}>
            Precio ofertado, €
          </label>
          <input
            id={`${id}-price`}
            className="form-control"
            inputMode="decimal"
            autoComplete="off"
            value={price}
            onChange={({ target }) => setPrice(target.value)}
          />
        </div>
      </div>
      {savingEur !== null ? (
        <p className="mb-0">
          Con ella se habrían pagado <Euros fact={`${fact}:paid`} eur={afterEur ?? 0} />: un ahorro
          de{' '}
          <strong>
            <Euros fact={`${fact}:saving`} eur={savingEur} />
          </strong>
          . <Payback price={price} saving={saving} />
        </p>
      ) : (
        <p className="mb-0">El ahorro no es verificable.</p>
      )}
    </Card>
  );
}

/** Accepts a decimal comma or point, and at most two decimals: `1.250` would be ambiguous. */
const typedPrice = /^\d{1,9}([.,]\d{1,2})?$/;

interface PaybackProps {
  /** The typed text. */
  readonly price: string;
  readonly saving: BankSaving;
}

function Payback({ price, saving }: PaybackProps) {
  const text = price.trim();
  if (text === '') return 'Escribe el precio que te hayan ofrecido y verás en cuánto se amortiza.';
  if (!typedPrice.test(text)) {
    return <span className="text-danger">Escribe el precio en euros, como 1250,50.</span>;
  }
  return paybackInWords(Number(text.replace(',', '.')), saving);
}
