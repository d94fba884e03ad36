import { leaveQuickly } from '#web/app/quickExit.ts';
import { IconButton } from '#web/kit/button/IconButton.tsx';
import { IconDoorExit } from '#web/kit/icons.ts';

const WORDS =
  'Leave this site at once. Or press Shift three times. What you’re writing is kept. Your browser’s history still shows earlier pages.';

/** Shown on every page of a signed-in person, and never covered by anything. */
export function QuickExit() {
  return (
    <IconButton label="Leave this site" title={WORDS} onClick={leaveQuickly} data-keep-clear="">
      <IconDoorExit aria-hidden="true" />
    </IconButton>
  );
}
