import { useState } from 'react';
import { Insight } from '#web/kit/card/Insight.tsx';
import { InsightGrid } from '#web/kit/card/InsightGrid.tsx';
import { StatCard } from '#web/kit/card/StatCard.tsx';
import { Tiles } from '#web/kit/card/Tiles.tsx';
import { IconBolt, IconBulb, IconMessages } from '#web/kit/icons.ts';
import css from './KitPage.module.css';

const tiles = [
  { label: 'Total Relationships', value: 3 },
  { label: 'Healthy Relationships', value: 2, band: 'good' },
  { label: 'Need Attention', value: 1, band: 'needs' },
  { label: 'Average Health', value: 65, suffix: '%' },
] as const;
const loading = tiles.map(({ label }) => ({ label, value: undefined }));

export function InsightsSection() {
  const [pinned, setPinned] = useState(true);
  const [text, setText] = useState(
    'Money is the one topic you and Maya both postpone. A set time each month may help.',
  );
  const pin = () => setPinned(!pinned);
  return (
    <section className={css.stack} aria-label="Numbers and insights">
      <h2 className="h2">Numbers and insights</h2>
      <Tiles tiles={tiles} />
      <Tiles tiles={loading} />
      <div className={css.four}>
        <StatCard label="Active Sessions" value={2} caption="open conversations" />
        <StatCard label="Progress Score" value="58%" caption="average of your categories" />
        <StatCard label="Text Analyses" value={7} caption="messages read" />
        <StatCard label="Insights" value={undefined} caption="relationship analyses" />
      </div>
      {pinned && (
        <InsightGrid pinned>
          <Insight
            icon={<IconBolt aria-hidden="true" />}
            type="Conflict"
            pinned
            onPin={pin}
            text="Three of your last four arguments began after 9 pm, on a work night."
          />
        </InsightGrid>
      )}
      <InsightGrid>
        <Insight
          icon={<IconBulb aria-hidden="true" />}
          type="Opportunities"
          text={text}
          onPin={pin}
          onEdit={setText}
          onHide={pin}
        />
        <Insight
          icon={<IconMessages aria-hidden="true" />}
          type="Communication"
          text="You ask questions when calm, and explain when stressed. Others hear the explaining as defence."
          onPin={pin}
          onEdit={setText}
          onHide={pin}
        />
      </InsightGrid>
    </section>
  );
}
