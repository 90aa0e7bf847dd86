import type { RefusalCode } from '@vatio/contracts/errors';
import { Refusal } from '../refusal';

/** The steps that a session can owe before it may do anything else. */
export type Owed = Exclude<RefusalCode, 'password_needed'>;

const sentences: Readonly<Record<Owed, string>> = {
  password_change_needed:
    'Antes de seguir, cambia la contraseña que te ha dado un administrador por una tuya.',
  second_factor_needed: 'Antes de seguir, activa el segundo factor: tu rol lo exige.',
};

/** @param openTo what a session may still owe here */
export function refuseWhatIsOwed(
  { owed }: { readonly owed: Owed | undefined },
  openTo: readonly Owed[] = [],
): void {
  if (!owed || openTo.includes(owed)) return;
  throw new Refusal('forbidden', sentences[owed], { code: owed });
}

/** @throws Refusal forbidden when the password was not given a moment ago */
export function refuseUnproven(
  { provenUntil }: { readonly provenUntil: Date | null },
  now: Date,
): void {
  if (provenUntil && provenUntil > now) return;
  throw new Refusal('forbidden', 'Confirma tu contraseña para hacer este cambio.', {
    code: 'password_needed',
  });
}
