import { leaveQuickly } from '#web/app/quickExit.ts';
import { IconButton } from '#web/kit/button/IconButton.tsx';
import { IconDoorExit } from '#web/kit/icons.ts';

const WORDS =
  'Leave this site at once. Or press Shift three times. What you’re writing is kept. Your browser’s history still shows earlier pages.';

/** On every page of someone signed in, for when another person comes near: nothing may lie on it. */
export function QuickExit() {
  return (
    <IconButton label="Leave this site" title={WORDS} onClick={leaveQuickly} data-keep-clear="">
      <IconDoorExit aria-hidden="true" />
    </IconButton>
  );
}
