import { TableSkeleton } from '@vatio/ui/table';

/** A chunk of the section's own, which alone uses one of the host's doors. */
export default function Lazy() {
  return (
    <>
      <p>El trozo perezoso ha llegado</p>
      <TableSkeleton columns={2} />
    </>
  );
}
