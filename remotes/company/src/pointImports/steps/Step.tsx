import { type ReactNode, useEffect, useRef } from 'react';

export interface StepProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** One step under its heading, which takes the focus: what had it is gone with the step before. */
export function Step({ title, children }: StepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another title is another step
  useEffect(() => heading.current?.focus(), [title]);
  return (
    <>
      <h2 ref={heading} className="page-title fs-5 mb-3" tabIndex={-1}>
        {title}
      </h2>
      {children}
    </>
  );
}
