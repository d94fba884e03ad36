import { useState } from 'react';
import { Button } from '#web/kit/button/Button.tsx';
import { IconButton } from '#web/kit/button/IconButton.tsx';
import { ListField } from '#web/kit/field/ListField.tsx';
import { IconBulb } from '#web/kit/icons.ts';
import { Tabs } from '#web/kit/menu/Tabs.tsx';
import { Tag } from '#web/kit/Tag.tsx';
import { toast } from '#web/kit/toast/toast.ts';
import css from './KitPage.module.css';
import { Part } from './Part.tsx';

export function ListsSection() {
  const [areas, setAreas] = useState([
    'Starting hard conversations before I am tired',
    'Listening without preparing my answer',
  ]);
  const [triggers, setTriggers] = useState<string[]>([]);
  const [tab, setTab] = useState<'lists' | 'tags'>('lists');
  const explore = (item: string) => toast({ title: 'Opening a chat about this', text: item, tone: 'info' });
  const lists = (
    <div className={css.stack}>
      <ListField
        title="Areas to Improve"
        hue="rose"
        items={areas}
        onItems={setAreas}
        placeholder="What would you like to do differently?"
        action={
          <Button variant="subtle" size="compact" onClick={() => explore('Areas to Improve')}>
            Explore with AI
          </Button>
        }
        itemAction={(item) => (
          <IconButton label={`Insight on “${item}”`} onClick={() => explore(item)}>
            <IconBulb />
          </IconButton>
        )}
      />
      <ListField title="Triggers" hue="rose" items={triggers} onItems={setTriggers} />
    </div>
  );
  const tags = (
    <div className={css.row}>
      <Tag>maya</Tag>
      <Tag>repair</Tag>
      <Tag>boundaries</Tag>
    </div>
  );
  return (
    <Part title="Lists and tabs">
      <Tabs
        label="Parts of the list"
        value={tab}
        onValue={setTab}
        tabs={[
          { id: 'lists', label: 'Lists', panel: lists },
          { id: 'tags', label: 'Tags', panel: tags },
        ]}
      />
    </Part>
  );
}
