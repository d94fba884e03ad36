import { lazy } from 'react';
import { IconChevronDown } from '#web/kit/icons.ts';
import { OnDemand } from '#web/start/shell/OnDemand.tsx';
import css from './Header.module.css';

const load = () => import('#web/start/shell/ToolsPopover.tsx');
const ToolsPopover = lazy(async () => ({ default: (await load()).ToolsPopover }));

export function ToolsMenu() {
  return (
    <OnDemand
      load={load}
      button={(props) => (
        <button type="button" {...props} className={css.link}>
          Tools
          <IconChevronDown size={16} aria-hidden="true" />
        </button>
      )}
      popup={(trigger) => <ToolsPopover trigger={trigger} />}
    />
  );
}
