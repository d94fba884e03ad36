import { Empty } from '#web/kit/Empty.tsx';

/** Stands at the address of a room that is still to come. */
export function NotOpenPage({ title }: { title: string }) {
  return <Empty as="h1" title={title} text="This part of Mallama is not open yet." />;
}
