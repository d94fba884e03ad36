import { type ReactElement, useState } from 'react';
import { Popover } from '#web/kit/menu/Popover.tsx';
import { Tools } from '#web/start/shell/Tools.tsx';

export function ToolsPopover({ trigger }: { trigger: ReactElement }) {
  const [open, setOpen] = useState(true);
  return (
    <Popover title="Tools" hideTitle trigger={trigger} open={open} onOpen={setOpen}>
      <Tools columns onGo={() => setOpen(false)} />
    </Popover>
  );
}
