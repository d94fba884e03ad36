/** Twelve weeks of somebody who does not exist: three people, how it went with each, and what was meant to get better. */

export const member = { name: 'Amara Okafor', email: 'amara@example.org' };
/** Invited into one mediation, without a plan of her own. */
export const guest = { name: 'Maya Lind', email: 'maya@example.org' };
/** Tried it for a day, twelve weeks ago. */
export const lapsed = { name: 'Jonas Weber', email: 'jonas@example.org' };

type Ratings = readonly [trustSafety: number, communicationClarity: number, growth: number, joyFulfillment: number];
type Event = readonly [day: number, kind: 'good_moment' | 'conflict', note: string];
/** A day counts from the first of the twelve weeks. */
type CheckIn = readonly [day: number, ratings: Ratings, note?: string];

export type Person = {
  record: Record<string, string>;
  checkIns: readonly CheckIn[];
  events: readonly Event[];
  steps: readonly string[];
  promise?: string;
  date?: { label: string; on: string; repeats: 'yearly' };
};

const lines = (...items: string[]) => items.join('\n');

const maya: Person = {
  record: {
    personName: 'Maya',
    relationshipType: 'romantic_partner',
    notes: 'Warmer since the weekend away, though money talk still ends in silence.',
    relationshipGoals: lines('One evening a week without phones', 'Talk about money before it is urgent'),
    strugglingWith: lines('Starting hard conversations before I am tired', 'Listening without an answer ready'),
    currentIssues: 'The rent goes up in March and we have not talked about it',
    triggers: lines('Being asked the same question twice', 'Plans that change on the day'),
    values: lines('Honesty, also when it is small', 'Time that is only ours'),
    learned: 'She goes quiet when she is afraid, not when she is angry',
    likes: lines('How she laughs at her own jokes', 'Sunday mornings'),
  },
  checkIns: [
    [1, [62, 48, 55, 60]],
    [8, [64, 46, 56, 62]],
    [15, [60, 44, 55, 58], 'A heavy week for both of us.'],
    [24, [66, 52, 58, 66]],
    [33, [70, 54, 62, 72], 'The weekend away helped more than I thought.'],
    [45, [74, 56, 64, 76]],
    [58, [78, 58, 68, 78]],
    [71, [82, 60, 70, 80], 'We talked about the rent for ten minutes and nobody left the room.'],
    [82, [84, 62, 72, 82]],
  ],
  events: [
    [4, 'conflict', 'Phones at dinner, again'],
    [13, 'conflict', 'I asked about money at eleven at night'],
    [30, 'good_moment', 'Two days by the lake'],
    [41, 'good_moment', 'She told me what scares her about March'],
    [52, 'conflict', 'I said "always" twice in one sentence'],
    [66, 'good_moment', 'First evening without phones'],
    [73, 'good_moment', 'Ten minutes about the rent'],
    [79, 'good_moment', 'She asked how my week really was'],
    [81, 'good_moment', 'Breakfast, no plans'],
  ],
  steps: ['Ask on Sunday whether Thursday is a good evening', 'Write down the three numbers before we talk'],
  promise: 'Make Thursday evening free for us',
  date: { label: 'Maya’s birthday', on: '1994-03-14', repeats: 'yearly' },
};

const dad: Person = {
  record: {
    personName: 'Dad',
    relationshipType: 'father',
    notes: 'We speak every few weeks. Calls are short and mostly about logistics.',
    relationshipGoals: lines('Call him when there is no reason to', 'Visit in spring'),
    strugglingWith: lines('Wanting him to ask about my work', 'Hanging up early'),
    triggers: 'Comparisons with my brother',
    redLines: 'No remarks about Maya',
    learned: 'He shows care by repairing things',
    likes: 'His patience with small machines',
  },
  checkIns: [
    [2, [46, 34, 38, 44]],
    [20, [44, 32, 36, 42], 'The call about the house went wrong.'],
    [40, [42, 30, 36, 38]],
    [62, [42, 32, 38, 38]],
    [80, [40, 32, 36, 38]],
  ],
  events: [
    [18, 'conflict', 'The house, and who decides'],
    [49, 'good_moment', 'He sent a photo of the mended radio'],
    [76, 'conflict', 'He compared me with my brother'],
  ],
  steps: ['Ask him about the radio'],
};

const priya: Person = {
  record: {
    personName: 'Priya',
    relationshipType: 'business_partner',
    notes: 'Steady. We disagree in the open and finish the day as friends.',
    relationshipGoals: 'Decide about the second hire together',
    strugglingWith: 'Saying early that I have too much on my plate',
    values: lines('Say it in the room', 'Credit where it is due'),
    learned: 'She wants the bad news first',
    likes: lines('Her calm on bad days', 'Walks instead of meetings'),
  },
  checkIns: [
    [3, [82, 80, 78, 80]],
    [25, [84, 82, 80, 82]],
    [50, [86, 84, 84, 84], 'The quarter was hard and we were fine.'],
    [78, [88, 86, 86, 86]],
  ],
  events: [
    [35, 'good_moment', 'She took the difficult call'],
    [60, 'conflict', 'The deadline I did not mention'],
    [61, 'good_moment', 'We talked about it the next morning'],
    [77, 'good_moment', 'A walk instead of the meeting'],
  ],
  steps: ['Tell her on Monday what will not be ready'],
};

export const people = [priya, dad, maya];
