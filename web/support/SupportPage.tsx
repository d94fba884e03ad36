import { useEffect } from 'react';
import { leaveQuickly } from '#web/app/quickExit.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { IconDoorExit } from '#web/kit/icons.ts';
import { Grounding } from '#web/support/Grounding.tsx';
import { keepForOffline } from '#web/support/offline.ts';
import { Resources } from '#web/support/Resources.tsx';
import { SafetyPlan } from '#web/support/SafetyPlan.tsx';
import css from './SupportPage.module.css';

/** Open to everyone without an account, and offline once visited. Sells nothing. */
export function SupportPage() {
  useEffect(() => void keepForOffline(), []);
  return (
    <>
      <header className={css.head}>
        <div>
          <h1 className="h1">Get help now</h1>
          <p className={`voice-lg measure dim ${css.lede}`}>
            You don’t have to be sure it’s serious enough. The people at these lines listen to anyone, and nothing you
            do on this page is told to anyone.
          </p>
        </div>
        <div className={css.exit}>
          <Button icon={<IconDoorExit aria-hidden="true" />} onClick={leaveQuickly}>
            Leave this site
          </Button>
          <p className="caption dim">
            <span className="by-key">Or press Shift three times. </span>Your browser’s history still shows the visit.
          </p>
        </div>
      </header>
      <div className={css.columns}>
        <Resources />
        <Grounding />
      </div>
      <SafetyPlan />
    </>
  );
}
