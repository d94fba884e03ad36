import { refusalOf } from '#web/app/refusal.ts';
import { Failed } from '#web/kit/state/Failed.tsx';

type Props = { title: string; query: { error: Error | null; isFetching: boolean; refetch: () => unknown } };

/** Something that should stand here did not come: what happened, and another try. */
export function LoadFailed({ title, query: { error, isFetching, refetch } }: Props) {
  return <Failed title={title} text={refusalOf(error).message} retrying={isFetching} onRetry={() => void refetch()} />;
}
