import { type ReactElement, useState } from 'react';
import { useLocation } from 'react-router';
import { Popover } from '#web/kit/menu/Popover.tsx';
import { Tools } from '#web/start/shell/Tools.tsx';

export function ToolsPopover({ trigger }: { trigger: ReactElement }) {
  const { key } = useLocation();
  // Closed on every other page, however the member got there.
  const [openAt, setOpenAt] = useState<string | null>(key);
  const setOpen = (isOpen: boolean) => setOpenAt(isOpen ? key : null);
  return (
    <Popover title="Tools" hideTitle trigger={trigger} open={openAt === key} onOpen={setOpen}>
      <Tools columns onGo={() => setOpen(false)} />
    </Popover>
  );
}
