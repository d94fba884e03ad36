import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { NOTICE_DAYS } from '#contract/plans.ts';
import { answering } from '#web/admin/answering.ts';
import { type Place, shortId } from '#web/admin/labels.ts';
import { api } from '#web/app/api.ts';
import { serverNow } from '#web/app/serverClock.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { Dialog } from '#web/kit/dialog/Dialog.tsx';
import { TextField } from '#web/kit/field/TextField.tsx';

const DAY = 24 * 60 * 60 * 1000;

/** One day after the server's limit, since a date means the start of that day. */
const earliest = () => new Date(serverNow() + (NOTICE_DAYS + 1) * DAY).toISOString().slice(0, 10);

export function OfferDialog({ place, onClose }: { place: Place; onClose: () => void }) {
  const [day, setDay] = useState(earliest);
  const { onSuccess, onError } = answering('Place offered');
  const offer = useMutation(
    api.admin.offerPlace.mutationOptions({
      onError,
      onSuccess(overview) {
        onSuccess(overview);
        onClose();
      },
    }),
  );
  const problem = day ? undefined : 'Please choose a day';
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title="Offer a place"
      description={`To ${shortId(place.memberId)}, who is told by mail and accepts it, or declines it for a refund.`}
      onSubmit={(event) => {
        event.preventDefault();
        if (!problem) offer.mutate({ id: place.id, opensAt: `${day}T00:00:00.000Z` });
      }}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="filled" loading={offer.isPending && 'Offering'}>
            Offer place
          </Button>
        </>
      }
    >
      <TextField
        label="Sessions open on"
        hint={`At least ${NOTICE_DAYS} days ahead.`}
        type="date"
        min={earliest()}
        value={day}
        onValue={setDay}
        error={problem}
      />
    </Dialog>
  );
}
