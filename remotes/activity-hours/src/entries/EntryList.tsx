import { Page } from '@vatio/ui/layout';
export function EntryList() {
  return <Page title="Partes">x</Page>;
}
