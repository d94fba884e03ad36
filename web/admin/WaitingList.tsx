import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { answering } from '#web/admin/answering.ts';
import { dayInWords, type Place, shortId } from '#web/admin/labels.ts';
import { OfferDialog } from '#web/admin/OfferDialog.tsx';
import { Table } from '#web/admin/Table.tsx';
import { api } from '#web/app/api.ts';
import { confirm } from '#web/app/confirm.ts';
import { Button } from '#web/kit/button/Button.tsx';
import css from './AdminPage.module.css';

export function WaitingList({ places }: { places: readonly Place[] }) {
  const [offering, setOffering] = useState<Place>();
  return (
    <section className={css.part} aria-labelledby="list-title">
      <h2 id="list-title" className="h2">
        Prime waiting list
      </h2>
      {places.length === 0 ? (
        <p className="dim">Nobody is waiting.</p>
      ) : (
        <Table label="Places in order" columns={['Number', 'Member', 'Joined', 'State', 'Opens', 'Actions']}>
          {places.map((place) => (
            <Row key={place.id} place={place} onOffer={() => setOffering(place)} />
          ))}
        </Table>
      )}
      {offering && <OfferDialog place={offering} onClose={() => setOffering(undefined)} />}
    </section>
  );
}

function Row({ place, onOffer }: { place: Place; onOffer: () => void }) {
  const { id, memberId, position, joinedAt, opensAt } = place;
  const refund = useMutation(api.admin.refundPlace.mutationOptions(answering('Refunded')));
  const ask = async () => {
    const isMeant = await confirm({
      title: `Refund the place of ${shortId(memberId)}?`,
      text: 'The $100 goes back to their card. Their place, and everything in Plus that came with it, ends.',
      action: 'Refund',
    });
    if (isMeant) refund.mutate({ id });
  };
  return (
    <tr>
      <td>{position ?? ''}</td>
      <td className={css.id}>{shortId(memberId)}</td>
      <td>{dayInWords(joinedAt)}</td>
      <td>{place.place}</td>
      <td>{opensAt && dayInWords(opensAt)}</td>
      <td>
        <div className={css.actions}>
          {place.place === 'waiting' && (
            <Button size="compact" onClick={onOffer}>
              Offer place
            </Button>
          )}
          {place.place !== 'refunding' && (
            <Button size="compact" loading={refund.isPending && 'Refunding'} onClick={() => void ask()}>
              Refund
            </Button>
          )}
        </div>
      </td>
    </tr>
  );
}
