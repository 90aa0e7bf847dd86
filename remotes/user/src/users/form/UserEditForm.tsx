import { changeOf, EditForm, useSavedForm } from '@vatio/ui/forms';
import { useState } from 'react';
import { showMyChange } from '../../common/showMyChange';
import { useMyId } from '../useMyId';
import { type User, userWords } from '../user';
import { useChangeUser } from '../userApi';
import { UserFields } from './UserFields';
import { userFormSchema } from './userForm';

/** Changes an account. Where somebody else was quicker, both versions are shown. */
export function UserEditForm({ user }: { readonly user: User }) {
  // What is being changed stays what it was when editing began, whatever arrives meanwhile.
  const [base] = useState(user);
  const { id, name, email, role } = base;
  const page = `/user/${id}`;
  const isMe = useMyId() === id;
  const change = useChangeUser(id);
  const saved = useSavedForm({
    schema: userFormSchema,
    defaults: { name, email, role },
    draftKey: `user/${id}`,
  });

  return (
    <EditForm
      saved={saved}
      change={change}
      base={base}
      toSend={(values, version) => ({ ...changeOf(base, values), version })}
      words={userWords}
      what="este usuario"
      savedMessage="Usuario guardado"
      page={page}
      onSaved={() => {
        if (isMe) void showMyChange();
      }}
    >
      <UserFields form={saved.form} withRole={!isMe} />
    </EditForm>
  );
}
