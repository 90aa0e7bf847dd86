import type { SectionStatus } from '@vatio/contracts/federation/platform';
import { Card, EmptyState } from '@vatio/ui/layout';
import { Blocks } from 'lucide-react';
import { problemsFirst } from './problems';
import { SectionCard } from './SectionCard';
import type { BrowserFacts } from './useBrowserFacts';

export interface SectionCardsProps {
  readonly sections: readonly SectionStatus[];
  readonly browser: BrowserFacts;
}

/** A card a section, those with problems first. */
export function SectionCards({ sections, browser }: SectionCardsProps) {
  if (sections.length === 0) {
    return (
      <Card title="Secciones" isWide>
        <EmptyState icon={<Blocks />} title="No hay secciones configuradas">
          Se configuran en el fichero de secciones del servidor, y aparecen aquí sin reiniciarlo.
        </EmptyState>
      </Card>
    );
  }
  return problemsFirst(sections).map((section) => (
    <SectionCard
      key={section.name}
      section={section}
      overriddenBy={browser.overrides.find((each) => each.section === section.name)?.url}
      onRemoveOverride={() => browser.removeOverride(section.name)}
    />
  ));
}
