import { refusalOf } from '#web/app/refusal.ts';
import { Failed } from '#web/kit/state/Failed.tsx';

type Props = { title: string; query: { error: Error | null; isFetching: boolean; refetch: () => unknown } };

/** A failed load: what happened, and a retry. */
export function LoadFailed({ title, query: { error, isFetching, refetch } }: Props) {
  return <Failed title={title} text={refusalOf(error).message} retrying={isFetching} onRetry={() => void refetch()} />;
}
