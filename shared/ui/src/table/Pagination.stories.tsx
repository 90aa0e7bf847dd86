import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Pagination, type PaginationProps } from './Pagination';
import type { PageSize } from './useListState';

interface Pages {
  readonly first: number;
  readonly total: number;
}

/** Its buttons and its select work. */
function Pages({ first, total }: Pages) {
  const [page, setPage] = useState(first);
  const [pageSize, setPageSize] = useState<PageSize>(25);
  const props: PaginationProps = {
    page,
    pageSize,
    total,
    onPage: setPage,
    onPageSize: setPageSize,
  };
  return <Pagination {...props} />;
}

// Frames of their own: two lists of one page would be two landmarks with one name.
const parameters = { docs: { story: { inline: false, height: '165px' } } };

export default { component: Pages, render: Pages, parameters } satisfies Meta<typeof Pages>;

type Story = StoryObj<typeof Pages>;

export const FirstOfMany: Story = { args: { first: 1, total: 1240 } };
export const Middle: Story = { args: { first: 3, total: 123 } };
export const Last: Story = { args: { first: 50, total: 1240 } };
export const OnlyOne: Story = { args: { first: 1, total: 4 } };
export const WithoutRows: Story = { args: { first: 1, total: 0 } };
export const PastTheEnd: Story = { args: { first: 9, total: 40 } };
