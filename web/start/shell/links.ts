import { href, paths } from '#web/app/paths.ts';
import {
  type Icon,
  IconBook2,
  IconHeartHandshake,
  IconHome,
  IconMessageCircle,
  IconMessages,
  IconPencilHeart,
  IconScale,
  IconSearch,
  IconUserHeart,
  IconUsers,
} from '#web/kit/icons.ts';

type NavLink = { to: string; label: string; isHere: (path: string) => boolean };
type Tab = NavLink & { icon: Icon };
type ToolLink = { to: string; label: string; hint: string; icon: Icon };

const under =
  (...places: readonly string[]) =>
  (path: string) =>
    places.some((place) => path === place || path.startsWith(`${place}/`));

const atDashboard = (path: string) => path === paths.home || path === paths.dashboard;
const inConversations = under(paths.conversations, paths.soloConversations, paths.chat);
const inJournal = under(paths.journal);

/** The specification's header, in its order. The mobile sheet shows the same lists. */
export const navLinks: readonly NavLink[] = [
  { to: paths.home, label: 'Dashboard', isHere: atDashboard },
  { to: paths.soloConversations, label: 'Conversations', isHere: inConversations },
  { to: paths.journal, label: 'Journal', isHere: inJournal },
  { to: paths.learningFeed, label: 'Learning Feed', isHere: under(paths.learningFeed) },
];

/** The bar at the bottom of a phone. Beside it is Menu, which opens the sheet with everything else. */
export const tabs: readonly Tab[] = [
  { to: paths.home, label: 'Home', icon: IconHome, isHere: atDashboard },
  { to: paths.soloConversations, label: 'Talk', icon: IconMessageCircle, isHere: inConversations },
  { to: paths.journal, label: 'Journal', icon: IconBook2, isHere: inJournal },
  { to: paths.relationships, label: 'People', icon: IconUserHeart, isHere: under(paths.relationships) },
];

export const toolLinks: readonly ToolLink[] = [
  { to: paths.textAnalyzer, label: 'Text Message Analyzer', hint: 'Read the tone underneath', icon: IconSearch },
  {
    to: paths.relationshipAnalysis,
    label: 'Relationship Analysis',
    hint: 'What’s good, what’s hard',
    icon: IconHeartHandshake,
  },
  {
    to: paths.textThisNotThat,
    label: 'Text this, not that',
    hint: 'Find kinder, clearer words',
    icon: IconPencilHeart,
  },
  { to: paths.argumentResolver, label: 'Argument Resolver', hint: 'Replay it, better', icon: IconScale },
  {
    to: paths.soloConversations,
    label: 'Solo Conversation',
    hint: 'Think out loud in private',
    icon: IconMessageCircle,
  },
  { to: href.beginMediation(), label: 'Group mediation', hint: 'Talk it over together', icon: IconMessages },
  { to: paths.relationships, label: 'My Relationships', hint: 'The people you’ve added', icon: IconUsers },
];
