import { Link } from 'react-router';
import type { Insight, RelationshipInsights } from '#contract/relationship-insights.ts';
import { paths } from '#web/app/paths.ts';

import { BandBadge } from '#web/kit/chart/BandBadge.tsx';
import { PriorityBadge } from '#web/kit/chart/PriorityBadge.tsx';
import { sourceWords, trendWords } from '#web/profile/insightWords.ts';
import css from './InsightsReport.module.css';

export function InsightsReport({ report }: { report: RelationshipInsights }) {
  const { isRated, overallHealth, trendAnalysis, insights, recommendedActions, isWithheld, meta } = report;
  return (
    <div className={css.report}>
      <div className={css.health}>
        <BandBadge score={isRated ? overallHealth : null} words="relationship" />
        <p className="small dim">{trendWords(trendAnalysis)}</p>
      </div>
      {isWithheld && (
        <p className="dim">
          There are no suggestions here at the moment. <Link to={paths.support}>Get help now</Link> has people to talk
          to.
        </p>
      )}
      {insights.length === 0 && !isWithheld && (
        <p className="dim">Nothing yet. A check-in, an event or a few notes give Mallama something to go on.</p>
      )}
      <ul>
        {insights.map((insight) => (
          <OneInsight key={`${insight.insightType} ${insight.title}`} insight={insight} />
        ))}
      </ul>
      {recommendedActions.length > 0 && (
        <section aria-labelledby="recommended-actions" className={css.actions}>
          <h3 id="recommended-actions" className="h3">
            Recommended actions
          </h3>
          <ul className={css.list}>
            {recommendedActions.map((action) => (
              <li key={action}>{action}</li>
            ))}
          </ul>
        </section>
      )}
      {insights.length > 0 && (
        <p className="caption faint">by {meta.adapter === 'embedded' ? 'the built-in guide' : meta.model}</p>
      )}
    </div>
  );
}

function OneInsight({ insight }: { insight: Insight }) {
  const { title, priority, description, actionableAdvice, sources } = insight;
  return (
    <li className={css.insight}>
      <div className={css.head}>
        <h3 className="h3">{title}</h3>
        <PriorityBadge priority={priority} />
      </div>
      <p className="voice">{description}</p>
      {actionableAdvice.length > 0 && (
        <ul className={css.list}>
          {actionableAdvice.map((advice) => (
            <li key={advice}>{advice}</li>
          ))}
        </ul>
      )}
      {sources.length > 0 && <p className="caption faint">From {sources.map(sourceWords).join(', ')}</p>}
    </li>
  );
}
