import { leaveQuickly } from '#web/app/quickExit.ts';
import { IconButton } from '#web/kit/button/IconButton.tsx';
import { IconDoorExit } from '#web/kit/icons.ts';

const WORDS =
  'Leave this site at once. Or press Shift three times. What you’re writing is kept. Your browser’s history still shows earlier pages.';

/** On every page of somebody signed in, for when another person comes near. */
export function QuickExit() {
  return (
    <IconButton label="Leave this site" title={WORDS} onClick={leaveQuickly}>
      <IconDoorExit aria-hidden="true" />
    </IconButton>
  );
}
