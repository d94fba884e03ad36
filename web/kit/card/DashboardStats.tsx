import type { Dashboard } from '#contract/dashboard.ts';
import { StatCard } from '#web/kit/card/StatCard.tsx';
import css from './DashboardStats.module.css';

/** The same figures wherever they stand. While it loads the numbers are blank; where they could not be loaded they are dashes. */
export function DashboardStats({ dashboard, isFailed }: { dashboard: Dashboard | undefined; isFailed: boolean }) {
  const shown = (count: (data: Dashboard) => number | string) =>
    dashboard ? count(dashboard) : isFailed ? '–' : undefined;
  const isMeasured = dashboard === undefined || dashboard.progressScore !== null;
  return (
    <section className={css.stats} aria-label="In numbers">
      <StatCard
        label="Active Sessions"
        value={shown(({ conversations }) => activeOf(conversations))}
        caption="open conversations"
      />
      <StatCard
        label="Progress Score"
        value={shown(({ progressScore }) => (progressScore === null ? 'Not yet' : `${progressScore}%`))}
        caption={isMeasured ? 'average of your categories' : 'once there’s enough to count'}
      />
      <StatCard
        label="Text Analyses"
        value={shown(({ textAnalyses }) => textAnalyses.length)}
        caption="messages read"
      />
      <StatCard
        label="Insights"
        value={shown(({ relationshipAnalyses }) => relationshipAnalyses.length)}
        caption="relationship analyses"
      />
    </section>
  );
}

const activeOf = (conversations: readonly { status: string }[]) =>
  conversations.filter(({ status }) => status === 'active').length;
