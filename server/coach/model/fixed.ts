import { patternOf } from '#server/reading/pattern.ts';

const CONDITION = [
  '(?:narciss\\w+|sociopath\\w*|psychopath\\w*|bipolar|borderline|bpd|npd|adhd|add|autis\\w+|depress(?:ed',
  '|ion)|ocd|ptsd|schizophreni\\w*|codependent|(?:a |an )?(?:personality|anxiety|eating|mood',
  '|attachment) disorder|mentally ill)',
].join('');

const ASKS = patternOf(
  'im',
  '\\b(?:can|could|will|would|please)\\s+(?:you\\s+)?diagnose\\b|\\bdiagnose (?:me|him|her|them|my|us)\\b|',
  [
    '^[^.!]{0,80}\\b(?:do i have|does (?:he|she|my \\w+) have|have i got|has (?:he|she) got|am i|is (?:he|she',
    '|my (?:\\w+ )?\\w+))\\s+(?:(?:a|an|the|just|maybe|really|actually',
    `|clinically)\\s+)*${CONDITION}[^.!]{0,30}\\?`,
  ].join(''),
);

const NO_DIAGNOSIS = [
  'I can’t tell you that. I’m an AI coach, and a diagnosis takes a professional who meets the person. What ',
  'I can do is look with you at what happens between you and what could help. What happened that made you ',
  'wonder?',
].join('');
/** The fixed answer to requests for a diagnosis, whoever answers. */
export const fixedFor = (message: string): string | undefined => (ASKS.test(message) ? NO_DIAGNOSIS : undefined);
