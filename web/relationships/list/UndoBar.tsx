import { useMutation } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { api } from '#web/app/api.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { toast } from '#web/kit/toast/toast.ts';
import { forgetRemoved, onRemoved, type Removed, readRemoved } from '#web/relationships/person/removeRelationship.ts';
import { tellFailure } from '#web/relationships/tellFailure.ts';
import css from './UndoBar.module.css';

/** Stays within reach of a thumb while a deletion can be undone. */
export function UndoBar() {
  const removed = useSyncExternalStore(onRemoved, readRemoved);
  return (
    <div role="status" className={css.place}>
      {removed.map((one) => (
        <Undo key={one.id} removed={one} />
      ))}
    </div>
  );
}

function Undo({ removed: { id, personName, until } }: { removed: Removed }) {
  const restore = useMutation(
    api.relationships.restore.mutationOptions({
      onSuccess: () => toast({ title: `${personName} is back`, tone: 'success' }),
      onError: tellFailure(`${personName} couldn’t be brought back`),
      onSettled: () => forgetRemoved(id),
    }),
  );
  const left = useSecondsLeft(until);
  useEffect(() => {
    if (left <= 0 && !restore.isPending) forgetRemoved(id);
  }, [left, id, restore.isPending]);
  return (
    <div className={css.bar}>
      <p>
        <b>{personName}</b> was deleted.
      </p>
      <Button
        autoFocus
        variant="light"
        size="compact"
        loading={restore.isPending && 'Bringing back'}
        onClick={() => restore.mutate({ id })}
      >
        Undo
        <span className="num" aria-hidden="true">
          {Math.max(0, left)}
        </span>
      </Button>
    </div>
  );
}

function useSecondsLeft(until: number): number {
  const left = () => Math.ceil((until - Date.now()) / 1000);
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    const timer = setInterval(() => setSeconds(Math.ceil((until - Date.now()) / 1000)), 250);
    return () => clearInterval(timer);
  }, [until]);
  return seconds;
}
