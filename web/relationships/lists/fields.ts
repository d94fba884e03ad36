import type { ListField } from '#contract/relationship-lists.ts';

type FieldWords = {
  title: string;
  placeholder: string;
  /** Fits into "Let us talk about … {person}". */
  topic: (person: string) => string;
  /** The questions about the whole list and about one item. */
  question: string;
  about: string;
};

/** The lists of a relationship, with their names and questions. */
export const fields: Record<ListField, FieldWords> = {
  relationshipGoals: {
    title: 'Relationship Goals',
    placeholder: 'One evening a week without screens',
    topic: (person) => `my goals with ${person}`,
    question: 'Which one would you begin with, and what could a first small step be?',
    about: 'What would be a first small step toward this, and how will I notice progress?',
  },
  strugglingWith: {
    title: 'Areas to Improve',
    placeholder: 'What would you like to do differently?',
    topic: (person) => `what I want to do better with ${person}`,
    question: 'What could help me practice, and where do I start?',
    about: 'What gets in my way here, and what could I try this week?',
  },
  currentIssues: {
    title: 'Current Issues & Concerns',
    placeholder: 'What is on your mind at the moment?',
    topic: (person) => `what is difficult between ${person} and me right now`,
    question: 'How could I raise it, and what might it look like from the other side?',
    about: 'How could I bring this up calmly, and what might it look like from the other side?',
  },
  triggers: {
    title: 'Triggers',
    placeholder: 'Being interrupted',
    topic: (person) => `what sets me off with ${person}`,
    question: 'What do these have in common, and what helps in the moment?',
    about: 'Why might this set me off, and what could I do in the moment?',
  },
  redLines: {
    title: 'Red Lines',
    placeholder: 'Shouting',
    topic: (person) => `my red lines with ${person}`,
    question: 'How do I say them clearly, and keep to them?',
    about: 'How can I say this clearly and kindly, and what do I do if it is crossed?',
  },
  incompatibilities: {
    title: 'Incompatibilities',
    placeholder: 'One of us recharges alone',
    topic: (person) => `where ${person} and I differ`,
    question: 'Which of these can we live with, and how?',
    about: 'How do people live well with a difference like this?',
  },
  aspirations: {
    title: 'Aspirations',
    placeholder: 'To argue well',
    topic: (person) => `what I hope for with ${person}`,
    question: 'How could we move toward it together?',
    about: 'How could I share this hope, and what would bring us closer to it?',
  },
  values: {
    title: 'Core Values',
    placeholder: 'Honesty',
    topic: (person) => `what matters most to me with ${person}`,
    question: 'Where do I live these, and where not?',
    about: 'How does this show in how I act, and where do I fall short of it?',
  },
  nonNegotiables: {
    title: 'Non-Negotiables',
    placeholder: 'Time with my sister',
    topic: (person) => `what is not up for discussion for me with ${person}`,
    question: 'How do I hold on to these without a fight?',
    about: 'How can I explain why this matters to me, and hold on to it?',
  },
  learned: {
    title: 'What You’ve Learned',
    placeholder: 'What do you see now that you did not see before?',
    topic: (person) => `what I have learned with ${person}`,
    question: 'What does it say about us, and what could I do with it?',
    about: 'What could I do differently, knowing this?',
  },
  likes: {
    title: 'What You Like',
    placeholder: 'The way they always ask the second question',
    topic: (person) => `what I like about ${person}`,
    question: 'How can I show it more often?',
    about: 'How could I tell them so in a way that reaches them?',
  },
};
