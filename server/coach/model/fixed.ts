import { asksIfHuman } from '#server/reading/human.ts';
import { patternOf } from '#server/reading/pattern.ts';

const CONDITION =
  '(?:narciss\\w+|sociopath\\w*|psychopath\\w*|bipolar|borderline|bpd|npd|adhd|add|autis\\w+|depress(?:ed|ion)|ocd|ptsd|schizophreni\\w*|codependent|(?:a |an )?(?:personality|anxiety|eating|mood|attachment) disorder|mentally ill)';

const ASKS = patternOf(
  'im',
  '\\b(?:can|could|will|would|please)\\s+(?:you\\s+)?diagnose\\b|\\bdiagnose (?:me|him|her|them|my|us)\\b|',
  `^[^.!]{0,80}\\b(?:do i have|does (?:he|she|my \\w+) have|have i got|has (?:he|she) got|am i|is (?:he|she|my (?:\\w+ )?\\w+))\\s+(?:(?:a|an|the|just|maybe|really|actually|clinically)\\s+)*${CONDITION}[^.!]{0,30}\\?`,
);

const NO_DIAGNOSIS =
  'I can’t tell you that. I’m an AI coach, and a diagnosis takes a professional who meets the person. What I can do is look with you at what happens between you and what could help. What happened that made you wonder?';
const NO_HUMAN = 'No, I’m not a person. I’m Mallama, an AI: I’m no therapist, and there’s no one typing on this side.';
/** What asks more than that is answered by the model, which is told to say so. */
const LONGEST = 80;

/** What is said whoever answers: to a request to say what somebody suffers from, and to the question who speaks. */
export function fixedFor(message: string): string | undefined {
  if (ASKS.test(message)) return NO_DIAGNOSIS;
  return message.length <= LONGEST && asksIfHuman(message) ? NO_HUMAN : undefined;
}
