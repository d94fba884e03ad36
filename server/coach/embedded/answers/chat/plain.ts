import type { Intent } from '#server/coach/embedded/answers/chat/intent.ts';
import type { Scene } from '#server/coach/embedded/answers/chat/scene.ts';
import { filled } from '#server/coach/embedded/say/fill.ts';

const AI =
  'Yes, I am Mallama, an AI program and not a human. I cannot feel emotion, and I am not a therapist; what I can do is listen and help you find words.';

const SAID: Partial<Record<Intent, readonly string[]>> = {
  empty: ['I am here, take your time.', 'What would you like to begin with?'],
  human: [AI, 'What would you like to talk about?'],
  diagnosis: [
    'I cannot diagnose anybody, least of all somebody who is not here, and a label would not tell you what to do.',
    'What does {who} do, in {bit} or on other days, and what does it do to you?',
  ],
  medical: [
    'I cannot help with medical or legal decisions, but I can help you prepare questions about {bit} for a licensed professional.',
    'What are you most unsure about?',
  ],
  snooping: [
    'I will not help to look into what is private to {who}; it tends to cost the trust that {bit} is about.',
    'What are you afraid you would find, and how could you ask {obj} openly?',
  ],
  attached: [
    'Thank you for saying {bit}; I am an AI and cannot love or miss anybody, so let it stay with people who can.',
    'Who in your life would be glad to hear something like that from you?',
  ],
  off_topic: [
    'That is outside what I am good at: I am a coach for relationships, and {bit} is better asked elsewhere.',
    'Is there something between you and somebody else that you would like to look at?',
  ],
  greeting: ['Hello, good that you are here.', 'What has been on your mind about the people close to you?'],
  thanks: ['You are welcome.', 'What is the one thing you want to take with you from today?'],
  no: ['That is fine, there is no hurry.', 'I keep listening: what is it like for you right now?'],
  fits: ['Then choose a calm moment for it, and put it into words of your own.', 'When could that be, and where?'],
  unsure: [
    'That is all right, we can find it together.',
    'Is there somebody you keep thinking about, or a moment this week that stayed with you?',
  ],
  'keeps thinking': ['Then let us take it out and look at it.', 'What is it, and since when has it been with you?'],
  argued: ['Then it is not over for you yet.', 'What was said that you can still hear?'],
  decides: ['Let us lay it on the table.', 'What are you choosing between, and who else is touched by it?'],
  'has to tell': [
    'You do not need to know how yet; first it only has to be clear.',
    'What is it, in one plain sentence, the way you would say it to me?',
  ],
  'wants closeness': [
    'That is a good thing to want, and a good place to begin.',
    'When did you last feel close to {who}, and what was different then?',
  ],
  yes: ['All right.', 'Tell me a little more about it, so that I do not guess.'],
};

/** Whoever has been thanked for a thanks already is let go. */
const BYE = ['You are welcome.', 'I am here when you want to go on.'];

const filledAll = (said: readonly string[], scene: Scene) => said.map((template) => filled(template, scene));

/** Short answers that need no story; undefined where the message tells one. */
export function plainly(intent: Intent, scene: () => Scene, before = ''): string[] | undefined {
  if (intent === 'thanks' && before.startsWith('You are welcome.')) return BYE;
  const said = SAID[intent];
  return said && filledAll(said, scene());
}
