import type { UserConflict } from '@vatio/contracts/users';
import { notify } from '@vatio/platform';
import {
  ConflictDialog,
  conflictOf,
  FormActions,
  FormAlert,
  fieldConflicts,
  RestoredDraft,
  useSavedForm,
} from '@vatio/ui/forms';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { showMyChange } from '../api/account';
import { useChangeUser } from '../api/users';
import { type User, userWords } from '../model/user';
import { changeOf, userFormSchema } from '../model/userForm';
import { UserFields } from './UserFields';
import { useMyId } from './useMyId';

type Versions = UserConflict['versions'];

/** Changes an account. Where somebody else was quicker, both versions are shown. */
export function UserEditForm({ user }: { readonly user: User }) {
  // What is being changed stays what it was when editing began, whatever arrives meanwhile.
  const [base] = useState(user);
  const { id, name, email, role } = base;
  const page = `/user/${id}`;
  const isMe = useMyId() === id;
  const change = useChangeUser(id);
  const navigate = useNavigate();
  const { form, restored, discardDraft, done } = useSavedForm({
    schema: userFormSchema,
    defaults: { name, email, role },
    draftKey: `user/${id}`,
  });
  const conflict = conflictOf<Versions['yours'], Versions['current']>(change.error);

  const save = (version: number) =>
    form.handleSubmit((values) =>
      change.mutate(
        { ...changeOf(base, values), version },
        {
          onSuccess: async () => {
            done();
            notify('Usuario guardado', { kind: 'success' });
            void navigate(page);
            if (isMe) await showMyChange();
          },
        },
      ),
    );
  const dropMine = () => {
    discardDraft();
    void navigate(page);
  };

  return (
    <form className="form-card" noValidate onSubmit={save(base.version)}>
      {restored && <RestoredDraft onDiscard={discardDraft} />}
      <UserFields form={form} withRole={!isMe} />
      <FormAlert form={form} error={conflict ? undefined : change.error} />
      <FormActions pending={change.isPending} cancelTo={page}>
        Guardar cambios
      </FormActions>
      {conflict && (
        <ConflictDialog
          title="Otra persona ha cambiado este usuario"
          conflicts={fieldConflicts(userWords, base, conflict)}
          onKeepMine={save(conflict.current.version)}
          onDropMine={dropMine}
          onClose={change.reset}
        />
      )}
    </form>
  );
}
