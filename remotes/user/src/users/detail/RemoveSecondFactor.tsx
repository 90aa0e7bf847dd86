import { notify } from '@vatio/platform';
import { ConfirmButton } from '@vatio/ui/layout';
import type { User } from '../user';
import { useRemoveSecondFactor } from '../userApi';

/** Removes the factor of a lost phone: the person enters with the password alone, and sets up another one. */
export function RemoveSecondFactor({ user }: { readonly user: User }) {
  const remove = useRemoveSecondFactor(user.id);
  const onRemoved = () => notify('Segundo factor quitado', { kind: 'success' });
  return (
    <div className="mt-2">
      <ConfirmButton
        look="btn-sm btn-outline-danger"
        label="Quitar"
        name="Quitar el segundo factor"
        title="¿Quitar el segundo factor?"
        confirm="Quitar"
        action={remove}
        onConfirm={() => remove.mutate(undefined, { onSuccess: onRemoved })}
      >
        <p>
          <bdi className="fw-bold">{user.name}</bdi> entrará solo con su contraseña hasta que active
          otro, y se cerrarán sus sesiones. Hazlo solo si te consta que es quien te lo pide.
        </p>
      </ConfirmButton>
    </div>
  );
}
