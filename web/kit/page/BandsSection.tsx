import { Badge } from '#web/kit/Badge.tsx';
import { BandBadge } from '#web/kit/chart/BandBadge.tsx';
import { ProgressBar } from '#web/kit/chart/ProgressBar.tsx';
import { ScoreBar } from '#web/kit/chart/ScoreBar.tsx';
import { ScoreRows } from '#web/kit/chart/ScoreRows.tsx';
import { TenArches } from '#web/kit/chart/TenArches.tsx';
import { IconAlertTriangle, IconCheck } from '#web/kit/icons.ts';
import css from './KitPage.module.css';
import { Part } from './Part.tsx';

const scores = [86, 72, 52, 24, null];
const rows = [
  { label: 'Trust', score: 84 },
  { label: 'Communication', score: 58 },
  { label: 'Growth', score: 38 },
  { label: 'Emotional intelligence', score: null },
];

export function BandsSection() {
  return (
    <Part title="Health bands">
      <div className={css.row}>
        {scores.map((score) => (
          <BandBadge key={score} score={score} words="relationship" />
        ))}
      </div>
      <div className={css.row}>
        {scores.map((score) => (
          <BandBadge key={score} score={score} words="crafting" />
        ))}
      </div>
      <div className={css.row}>
        <Badge tone="excellent" icon={<IconCheck aria-hidden="true" />}>
          Resolved
        </Badge>
        <Badge tone="needs" icon={<IconAlertTriangle aria-hidden="true" />}>
          Needs Attention
        </Badge>
        <Badge tone="calm">Shared</Badge>
        <Badge>Draft</Badge>
      </div>
      <ScoreBar label="Trust & Safety" score={86} />
      <ScoreBar label="Growth" score={72} />
      <ScoreBar label="Joy & Fulfillment" score={52} />
      <ScoreBar label="Communication" score={24} />
      <ScoreBar label="Overall health" score={null} />
      <ScoreRows rows={rows} />
      <ProgressBar label="Relationship Goals" done={2} total={4} />
      <div className={css.two}>
        <TenArches label="Severity" value={6} scale="severity" />
        <TenArches label="Resolution potential" value={8} scale="resolution" />
        <TenArches label="Severity" value={9} scale="severity" />
        <TenArches label="Resolution potential" value={3} scale="resolution" />
      </div>
    </Part>
  );
}
