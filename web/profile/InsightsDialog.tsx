import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Relationship } from '#contract/relationships.ts';
import { api } from '#web/app/api.ts';
import { href } from '#web/app/paths.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { ButtonLink } from '#web/kit/button/ButtonLink.tsx';
import { Dialog } from '#web/kit/dialog/Dialog.tsx';
import { Failed } from '#web/kit/state/Failed.tsx';
import { Blank, Skeleton } from '#web/kit/state/Skeleton.tsx';
import { InsightsReport } from '#web/profile/InsightsReport.tsx';

/** Null while closed. */
export function InsightsDialog({ relationship, onClose }: { relationship: Relationship | null; onClose: () => void }) {
  const [shown, setShown] = useState(relationship);
  // The content stays while the dialog closes.
  if (relationship !== null && relationship !== shown) setShown(relationship);
  return (
    <Dialog
      open={relationship !== null}
      onClose={onClose}
      title="AI Insights"
      description={shown?.personName}
      footer={
        shown && (
          <ButtonLink variant="filled" to={href.relationship(shown.id)}>
            Open {shown.personName}
          </ButtonLink>
        )
      }
    >
      {shown && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard.
        <section tabIndex={0} data-autofocus="" aria-label={`What stands out about ${shown.personName}`}>
          <Insights id={shown.id} />
        </section>
      )}
    </Dialog>
  );
}

function Insights({ id }: { id: string }) {
  const { data, isPending, isError, error, isFetching, refetch } = useQuery(
    api.relationships.insights.queryOptions({ input: { id } }),
  );
  if (isPending)
    return (
      <Skeleton label="Reading what you noted">
        <Blank width="50%" height="20px" />
        <Blank />
        <Blank width="85%" />
        <Blank width="60%" height="20px" />
        <Blank />
      </Skeleton>
    );
  if (isError)
    return (
      <Failed
        title="Insights couldn’t be loaded"
        text={refusalOf(error).message}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  return <InsightsReport report={data} />;
}
