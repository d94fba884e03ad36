export interface Plan {
  name: string;
  price: string;
  period: string;
  promise: string;
  contents: readonly string[];
  popular?: true;
}

export const plans: readonly Plan[] = [
  {
    name: 'Core',
    price: '$10',
    period: 'per month',
    promise: 'Everything you need to think clearly about one relationship or ten.',
    contents: [
      'Private AI conversations, and group mediation with Mallama',
      'Journal and mood tracking',
      'Message and relationship analysis',
      'Learnings of resolved conflicts shared in the community feed, anonymized, once you agree',
    ],
  },
  {
    name: 'Plus',
    price: '$20',
    period: 'per month',
    promise: 'The whole of Core, and what you resolve stays with you.',
    contents: ['Everything in Core', 'Resolved conflicts stay private', 'Nothing shared unless you choose to'],
    popular: true,
  },
  {
    name: 'Prime',
    price: '$100',
    period: 'once, not a subscription',
    promise: 'For when you would like someone else in the room.',
    contents: [
      'A place on the waiting list for facilitated group mediation',
      'Everything in Plus while you hold the place, for up to 12 months or until sessions open',
      'Refundable until a place is offered',
    ],
  },
];
