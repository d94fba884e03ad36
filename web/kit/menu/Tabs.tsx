import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import css from './Tabs.module.css';

type Tab<Id extends string> = { id: Id; label: string; panel: ReactNode };

type TabsProps<Id extends string> = {
  label: string;
  tabs: readonly Tab<Id>[];
  value: Id;
  onValue: (id: Id) => void;
};

/** Only the selected panel is rendered. */
export function Tabs<Id extends string>({ label, tabs, value, onValue }: TabsProps<Id>) {
  return (
    <Base.Root value={value} onValueChange={(next: Id) => onValue(next)} className={css.tabs}>
      <Base.List className={css.list} aria-label={label} activateOnFocus>
        {tabs.map((tab) => (
          <Base.Tab key={tab.id} value={tab.id} className={css.tab}>
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.id} value={tab.id} className={css.panel}>
          {tab.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
