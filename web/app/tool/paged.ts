type Cursor = string | undefined;

/** Pages from the newest back, read as one array. */
export const backFrom = <Row extends { id: string }>(limit: number) => ({
  initialPageParam: undefined as Cursor,
  getNextPageParam: (page: readonly Row[]) => (page.length < limit ? undefined : page.at(-1)?.id),
  select: flat<Row>,
});

const flat = <Row>({ pages }: { pages: readonly (readonly Row[])[] }) => pages.flat();

export const pageOf = (limit: number, before: Cursor) => ({ limit, ...(before !== undefined && { before }) });
