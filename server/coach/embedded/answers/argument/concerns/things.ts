import type { Concern } from '#server/coach/embedded/answers/argument/concerns/concern.ts';

export const THINGS: readonly Concern[] = [
  {
    topic: 'respect',
    heard:
      /\b(?:park(?:ed|ing|s)?|garage door|driveway|fence|hedge|towed|property line|your (?:tree|bins|dog barks))\b/i,
    matter: 'living next door to each other',
    between: ['neighbours'],
    stakes: ['being able to use what is one’s own', 'not being treated like an enemy for a small thing'],
    needs: [
      ['consideration', 'respect'],
      ['lightness', 'acceptance'],
    ],
    causes: [
      'Ten minutes for one were a missed hour for the other',
      'There is no quick way to reach each other when it is urgent',
    ],
    deals: [
      'exchange phone numbers, keep the entrance free at all hours, and send a message before any exception',
      'agree on one place that may be used for short stops, and on ringing first when it is in the way',
    ],
    tips: [
      'Say what it cost you, before you say what you will do about it',
      'Bring it up on a day when nothing has happened',
    ],
  },
  {
    topic: 'privacy',
    heard:
      /\b(?:deleted (?:my|our|all)|(?:wear|wore|wearing|use|used|using|took|take|taking) my (\w+)|took the (car|bike|keys)|broke my (\w+)|ruined my (\w+)|lost my (\w+)|(?:scratched|moved|threw away|hid) (?:all )?my (\w+)|a stain|a dent|stay out of my room|my stuff|my things)\b/i,
    matter: 'the {thing}',
    matterPlain: 'things that belong to one alone',
    stakes: ['being asked before somebody takes it', 'not being made out as worse than one is for a mistake'],
    needs: [
      ['respect', 'consideration'],
      ['forgiveness', 'trust'],
    ],
    causes: [
      'What may be taken without asking, and what not, was never said',
      'A mistake got no word of sorry at first, and so it had to get louder',
    ],
    deals: [
      'agree that a yes is needed before anything is taken, by message if nobody is there; what got damaged is put right by Sunday, as far as it can be',
      'each name what is off limits and what may be used freely, and repair or replace this one together',
    ],
    tips: ['Ask with one message, even in a hurry', 'When something broke, say it yourself and offer to put it right'],
  },
  {
    topic: 'household',
    heard:
      /\b(?:fix(?:ed|ing)?|repair\w*|feed the (?:cat|dog)|the (?:shower|lamp|shelf|garden|lawn|bills)|(?:walk|take) (?:him|her|the dog) (?:out|for)|clean(?:ing)? up after|second child|do everything|dentist|appointments|nobody asked you)\b/i,
    matter: 'the work at home',
    between: ['partners', 'flatmates', 'parent', 'siblings'],
    stakes: ['not having to think of everything', 'doing one’s part without being chased'],
    needs: [
      ['support', 'reliability'],
      ['appreciation', 'trust'],
    ],
    causes: [
      'A promise had no day, so waiting and forgetting looked the same',
      'Much of what one of them does is not seen, and much of what the other does is not either',
    ],
    deals: [
      'write all tasks on one page, put a name and a day to each, and let nobody remind the other before that day is over',
      'swap two tasks that each minds most, and put a fixed hour on Saturday for what has been lying around',
    ],
    tips: [
      'Promise a day, and move it yourself when it does not hold',
      'Show each other once a week what was done without anybody noticing',
    ],
  },
  {
    topic: 'friends',
    heard:
      /\b(?:left me (?:alone|standing|with)|didn't know (?:anyone|anybody)|with your friends|at the party|ignored me all|talk to people)\b/i,
    matter: 'evenings out in company',
    between: ['partners', 'friends'],
    stakes: ['not being left alone among strangers', 'being able to move freely and enjoy the evening'],
    needs: [
      ['connection', 'belonging'],
      ['freedom', 'lightness'],
    ],
    causes: [
      'What each hoped for from the evening was not said before leaving the house',
      'Being fine alone in company is easy for one and hard for the other',
    ],
    deals: [
      'agree before going out on a time to look for each other, every half hour for instance, and on a word that means “I would like to leave”',
      'spend the first half hour of such an evening side by side, and then let each go their own way',
    ],
    tips: [
      'Ask on the way there what would make it a good evening',
      'Look over to the other once in a while; a glance can be enough',
    ],
  },
  {
    topic: 'trust',
    heard:
      /\b(?:affair|cheated|got caught|what happened with|my passwords|trust you again|the other woman|slept with)\b/i,
    matter: 'the old hurt',
    between: ['partners'],
    stakes: ['seeing that the pain is understood', 'having a way to make it good, and an end of it in sight'],
    needs: [
      ['honesty', 'security'],
      ['forgiveness', 'clarity'],
    ],
    causes: [
      'Sorry was said for the deed, and not yet for what it did',
      'One needs to speak of it in order to heal, and the other hears a new sentence each time',
    ],
    deals: [
      'keep one hour a week for it, in which one may ask everything and the other answers without defending; outside of that hour it rests',
      'get help from somebody trained for it for a few talks, and agree until then on three things that give safety day by day',
    ],
    tips: [
      'Say back what it was like for the other, before any sorry',
      'Tell on a bad day that it is one, so that silence does not have to be guessed at',
    ],
  },
  {
    topic: 'work',
    heard: /\b(?:talk(?:ing|ed)? over me|interrupt\w*|cut me off|repeated what i|let me finish|spoke over me)\b/i,
    matter: 'being able to finish speaking',
    stakes: ['being heard with one’s own words', 'being allowed to join in without being told off'],
    needs: [
      ['respect', 'recognition'],
      ['belonging', 'acceptance'],
    ],
    causes: [
      'For one, cutting in is interest, and for the other it is taking the floor',
      'It was only said when it had happened many times',
    ],
    deals: [
      'agree on a small sign that means “let me finish”, and let whoever cut in hand the word back by name',
      'take turns in the next three meetings, each naming whose point it was before adding to it',
    ],
    tips: ['Say “I am not done yet” in the moment, kindly and at once', 'Count to two before adding something'],
  },
  {
    topic: 'respect',
    heard: /\b(?:voted?|politics|election|vaccin\w*|climate|religion|church|the news)\b/i,
    matter: 'politics at the table',
    stakes: ['being taken seriously with one’s convictions', 'being respected in spite of another opinion'],
    needs: [
      ['respect', 'understanding'],
      ['acceptance', 'respect'],
    ],
    causes: [
      'An opinion was taken as a judgement on the person',
      'Each wanted to convince, and nobody asked how the other came to it',
    ],
    deals: [
      'keep it away from the table for this holiday, and take a walk on another day on which each asks three questions before giving an opinion',
      'each say what they fear and what they hope for, and leave the names of parties out',
    ],
    tips: ['Ask “How did you come to see it that way?”', 'Say what you have in common before what divides you'],
  },
  {
    topic: 'family',
    heard: /\b(?:grave|funeral|ashes|memorial|anniversary of)\b/i,
    matter: 'the way of remembering',
    stakes: ['not being alone with the loss', 'being allowed to grieve in one’s own way'],
    needs: [
      ['connection', 'support'],
      ['autonomy', 'understanding'],
    ],
    causes: [
      'Grief goes different ways, and from outside the other way looks cold',
      'What had been agreed was a plan to one, and a duty to the other',
    ],
    deals: [
      'keep one day a year together and leave all other days to each alone, with a message before or after',
      'let each say what helps them to remember, and choose one thing from each for the next time',
    ],
    tips: [
      'Ask what the day was like, before asking where the other was',
      'Say “I missed you there” instead of “You did not come”',
    ],
  },
];
