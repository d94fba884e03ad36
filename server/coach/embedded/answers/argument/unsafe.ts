import type { ArgumentResolution } from '#contract/coach.ts';
import type { Dispute } from '#server/coach/embedded/answers/argument/parties.ts';
import { NO_BALANCE } from '#server/coach/embedded/answers/balance.ts';
import { cardWords } from '#server/coach/embedded/answers/withheld.ts';
import type { Context, Standing } from '#server/coach/port.ts';

const BETWEEN =
  /^(domestic_violence|forced_marriage|sexual_assault|child_abuse|elder_abuse|threat_to_others|abuse_facilitation)$/;

/** Threats and violence are no quarrel to be settled: no compromise, nobody's part, no better wording. */
export function unsafeArgument({ parties }: Dispute, standing: Standing, context: Context): ArgumentResolution {
  const abuse = BETWEEN.test(standing.category);
  const each = <T>(value: T) => Object.fromEntries(parties.map((party) => [party, value]));
  return {
    analysis: {
      conflictType: abuse ? 'Abuse and safety' : 'Safety',
      underlyingIssue: 'Somebody may not be safe. That comes before any question of who said what.',
      relationshipPattern: abuse
        ? 'Fear on one side is not a conflict between two equals.'
        : 'Not looked at: safety comes first here.',
      coreEmotionalNeeds: each(['safety']),
      repairLanguage: {},
      rootCauses: [],
      emotionalTriggers: [],
      communicationBreakdowns: [],
    },
    severityScore: 10,
    resolutionScore: 0,
    resolvedConversation: '',
    improvements: {},
    whatWentWell: {},
    preventionTips: [],
    summary: cardWords(standing, context),
    balance: NO_BALANCE,
    notice: null,
  };
}
