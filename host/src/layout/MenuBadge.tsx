import { queryOptions, useQuery } from '@tanstack/react-query';
import type { MenuBadgeAnswer } from '@vatio/contracts/federation/sections';
import { http } from '@vatio/platform';
import { Provider } from '../sections/loading/queryDoor';

export interface MenuBadgeProps {
  /** The link's `aria-describedby`: its name stays the section's title, whatever is pending. */
  readonly id: string;
  /** Below `api/`; it answers with a `MenuBadgeAnswer`. */
  readonly address: string;
}

/** The number of pending items for the person in a section; hidden while unknown. */
export const MenuBadge = (props: MenuBadgeProps) => (
  <Provider>
    <Waiting {...props} />
  </Provider>
);

const freshMs = 5 * 60_000;

/** Its key is the address by its parts: a section that changes `['parameters']` has it asked anew. */
const badgeQuery = (address: string) =>
  queryOptions({
    queryKey: address.split('/'),
    queryFn: async ({ signal }) => (await http.get<MenuBadgeAnswer>(address, { signal })).data,
    staleTime: freshMs,
  });

function Waiting({ id, address }: MenuBadgeProps) {
  const { data } = useQuery(badgeQuery(address));
  if (!data?.count) return null;
  return (
    <span
      id={id}
      className="sidebar-badge"
      role="img"
      aria-label={data.text}
      data-count={data.count}
    />
  );
}
