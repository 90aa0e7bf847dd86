import { useRuntimeConfig } from '@vatio/platform';
import { useState } from 'react';
import { avatarSource, initialsOf } from './avatarSource';

/**
 * A person's picture; initials of the same look when the service does not answer, and no letter in the
 * document's first picture, where the person is still unknown.
 */
export function Avatar({ name }: { readonly name: string }) {
  const { avatarUrl } = useRuntimeConfig();
  const source = avatarSource(avatarUrl, name);
  const [failedSource, setFailedSource] = useState('');

  if (source && source !== failedSource) {
    return (
      <img
        className="avatar"
        src={source}
        alt=""
        width={40}
        height={40}
        referrerPolicy="no-referrer"
        onError={() => setFailedSource(source)}
      />
    );
  }
  return (
    <span className="avatar avatar-initials" aria-hidden="true">
      {name && initialsOf(name)}
    </span>
  );
}
