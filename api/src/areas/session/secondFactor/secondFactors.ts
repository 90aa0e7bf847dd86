import type { SessionUser } from '@vatio/contracts/session';
import type { Enrolment } from '@vatio/contracts/user/secondFactor';
import type { AreaParts } from '../../../areaKit/area';
import { type Db, inTransaction } from '../../../db/transaction';
import { Refusal, wrongField } from '../../../refusal';
import { enrolmentOf, newRecoveryCodes, newSecret, plainCode, stepOf } from './codes';
import { createSealing } from './sealed';
import {
  confirmSecondFactor,
  findSecondFactor,
  replaceRecoveryCodes,
  saveUnconfirmed,
  takeRecoveryCode,
  takeStep,
} from './secondFactor.repository';

/** The state of the second factor's code at a login. */
export type CodeState = 'none' | 'right' | 'missing' | 'wrong';

export type SecondFactors = ReturnType<typeof createSecondFactors>;

/** Makes second factors, and checks their codes. */
export function createSecondFactors({
  db,
  now,
  xsrfKey,
}: Pick<AreaParts, 'db' | 'now' | 'xsrfKey'>) {
  const sealing = createSealing(xsrfKey);

  /** A right code is used up. */
  async function check(userId: string, typed = ''): Promise<CodeState> {
    const factor = await findSecondFactor(db, userId);
    if (!factor?.confirmedAt) return 'none';
    const code = plainCode(typed);
    if (!code) return 'missing';
    const secret = sealing.open(factor.sealedSecret);
    const step = secret && stepOf(secret, code, now());
    const isRight =
      step === undefined
        ? await takeRecoveryCode(db, userId, sealing.hash(code))
        : await takeStep(db, userId, step);
    return isRight ? 'right' : 'wrong';
  }

  /** A secret that counts as soon as a code of it is there. @throws Refusal when one counts already */
  async function begin({ id, email }: SessionUser): Promise<Enrolment> {
    const secret = newSecret();
    const factor = { userId: id, sealedSecret: sealing.seal(secret), at: now() };
    if (!(await saveUnconfirmed(db, factor))) throw alreadyOn();
    return enrolmentOf(secret, email);
  }

  /**
   * Makes logins need a code, starting now.
   *
   * @returns the recovery codes, shown only this once
   * @throws Refusal invalid: the code is wrong, or none waits for confirmation
   */
  async function confirm(
    userId: string,
    typed: string,
    written: (transaction: Db) => Promise<void>,
  ): Promise<string[]> {
    const factor = await findSecondFactor(db, userId);
    const secret = factor && sealing.open(factor.sealedSecret);
    if (!factor || !secret) throw new Refusal('invalid', beginAgain);
    if (factor.confirmedAt) throw alreadyOn();
    const step = stepOf(secret, plainCode(typed), now());
    if (step === undefined) throw wrongField('code', wrongCode);
    return inTransaction(db, async (transaction) => {
      const { sealedSecret } = factor;
      const moment = { step, at: now() };
      const isMine = await confirmSecondFactor(transaction, { userId, sealedSecret }, moment);
      if (!isMine) throw new Refusal('invalid', beginAgain);
      await written(transaction);
      return giveCodes(transaction, userId);
    });
  }

  /** Recovery codes in place of all before. */
  async function giveCodes(on: Db, userId: string): Promise<string[]> {
    const codes = newRecoveryCodes();
    await replaceRecoveryCodes(on, userId, codes.map(plainCode).map(sealing.hash));
    return codes;
  }

  return { check, begin, confirm, giveCodes };
}

export const wrongCode = 'El código no es correcto o ya se ha usado';
const beginAgain = 'Este código QR ya no vale. Empieza de nuevo.';
const alreadyOn = () => new Refusal('invalid', 'Ya tienes un segundo factor activado.');
