import { lazy } from 'react';
import { OnDemand } from '#web/app/shell/OnDemand.tsx';
import { IconChevronDown } from '#web/kit/icons.ts';
import css from './Header.module.css';

const load = () => import('#web/app/shell/ToolsPopover.tsx');
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
