const party = (name: string) => ({
  ...{ party: name, coreEmotionalNeeds: ['To be heard'], repairLanguage: ['I hear you.'] },
  ...{ whatToImprove: ['Asking'], howToImprove: ['One thing at a time'], whatWentWell: ['Staying'] },
});
const rated = (score: number) => ({ score, reason: 'From the words.' });

/** An argument as its page sends it. */
export const argument = {
  originalConversation: 'Me: You never help with the dishes.\nNoor: That’s not true, I did them on Monday.',
  context: '',
  partiesInvolved: ['Me', 'Noor'],
};

/** What a model says to it, in the order in which it is asked for. */
export const answerTo = {
  conflictType: 'A quarrel about chores',
  ...{ severity: rated(6), resolution: rated(8) },
  resolvedConversation: 'Me: Could you do the dishes tonight?\nNoor: Yes, if you cook.',
  parties: [party('Me'), party('Noor')],
  ...{ underlyingIssue: 'Both feel unseen.', relationshipPattern: 'One asks, one defends.' },
  ...{ rootCauses: ['No plan'], emotionalTriggers: ['“never”'], communicationBreakdowns: ['No question was asked'] },
  proposedCompromise: 'Noor washes on weekdays.',
  preventionTips: ['Plan on Sunday.'],
  summary: 'Both want the kitchen clean. A plan helps.',
  ...{ otherPerspective: 'She may be tired.', ownPart: 'You could ask sooner.' },
  ...{ assumptionsToCheck: ['That she noticed.'], oneRepairStep: 'Ask about Sunday.' },
};

const fields = Object.entries({ concern: null, ...answerTo }).map(
  ([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`,
);

/** The answer as it is written, from one of its fields to another: a comma says that a field is whole. */
export const fieldsOf = (from: number, to = fields.length): string =>
  `${from === 0 ? '{' : ''}${fields.slice(from, to).join(', ')}${to < fields.length ? ', ' : '}'}`;

/** So many of its fields hold the first two parts. */
export const TWO_PARTS = 5;
