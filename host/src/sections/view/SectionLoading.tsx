import { LoadingState, Page } from '@vatio/ui/layout';
import { useState } from 'react';
import { isPictureShown } from '../../firstPicture/painted';

/** A section's place while its code is on its way: its heading over a skeleton. */
export function SectionLoading({ title }: { readonly title: string }) {
  // The document's first picture has the skeleton already: it must not flicker.
  const [isAtOnce] = useState(() => typeof document === 'undefined' || isPictureShown());
  return (
    <Page title={title}>
      <LoadingState label={`Cargando ${title}…`} isAtOnce={isAtOnce} />
    </Page>
  );
}
