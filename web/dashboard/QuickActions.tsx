import { Link } from 'react-router';
import type { Hue } from '#contract/hues.ts';
import { paths } from '#web/app/paths.ts';
import { Panel } from '#web/dashboard/Panel.tsx';
import {
  type Icon,
  IconChevronRight,
  IconHeartHandshake,
  IconMessageCircle,
  IconSearch,
  IconWorld,
} from '#web/kit/icons.ts';
import css from './QuickActions.module.css';

type Action = { to: string; label: string; hint: string; icon: Icon; hue: Hue };

const actions: readonly Action[] = [
  {
    to: paths.soloConversations,
    label: 'Start Solo Session',
    hint: 'Think out loud in private',
    icon: IconMessageCircle,
    hue: 'sky',
  },
  {
    to: paths.textAnalyzer,
    label: 'Analyze Text',
    hint: 'Read the tone underneath',
    icon: IconSearch,
    hue: 'apricot',
  },
  {
    to: paths.relationshipAnalysis,
    label: 'Relationship Insights',
    hint: 'Strengths and patterns',
    icon: IconHeartHandshake,
    hue: 'iris',
  },
  { to: paths.learningFeed, label: 'Learning Feed', hint: 'What worked for others', icon: IconWorld, hue: 'rose' },
];

export function QuickActions() {
  return (
    <Panel title="Quick Actions">
      <ul className={css.actions}>
        {actions.map(({ to, label, hint, icon: Icon, hue }) => (
          <li key={to}>
            <Link to={to} className={css.action}>
              <span className={css.tile} data-hue={hue}>
                <Icon size={20} aria-hidden="true" />
              </span>
              <span className={css.words}>
                <span className={css.label}>{label}</span>
                <span className="small dim">{hint}</span>
              </span>
              <IconChevronRight size={18} className={css.arrow} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
