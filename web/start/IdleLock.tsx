import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { ProveDialog } from '#web/app/identity/ProveDialog.tsx';
import { isLockDue, lockMinutes, noteTouch } from '#web/app/idleLock.ts';
import { signOut } from '#web/app/session/signOut.ts';
import css from './IdleLock.module.css';

/** Milliseconds between two checks of the time. */
const LOOK = 5000;
const TOUCHES = ['pointerdown', 'keydown', 'scroll'] as const;

/** Hides everything after a while without input, and asks who is there. What was typed stays. */
export function IdleLock() {
  const [isLocked, setLocked] = useState(isLockDue);

  useEffect(() => {
    if (isLocked) return;
    let noted = 0;
    const touched = () => {
      const now = Date.now();
      if (lockMinutes() === 0 || now - noted < LOOK) return;
      if (isLockDue(now)) return setLocked(true);
      noted = now;
      noteTouch(now);
    };
    const look = () => isLockDue() && setLocked(true);
    for (const kind of TOUCHES) addEventListener(kind, touched, { capture: true, passive: true });
    document.addEventListener('visibilitychange', look);
    const timer = setInterval(look, LOOK);
    return () => {
      for (const kind of TOUCHES) removeEventListener(kind, touched, { capture: true });
      document.removeEventListener('visibilitychange', look);
      clearInterval(timer);
    };
  }, [isLocked]);

  const answer = (isProved: boolean) => {
    if (!isProved) return void signOut();
    noteTouch();
    setLocked(false);
  };
  return (
    <>
      {isLocked && createPortal(<div className={css.cover} />, document.body)}
      <ProveDialog open={isLocked} onAnswer={answer} />
    </>
  );
}
