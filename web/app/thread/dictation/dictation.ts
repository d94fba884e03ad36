/** The part of the browser's speech recognition used here. */
type Heard = { results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>; resultIndex: number };
export type Recognition = {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((heard: Heard) => void) | null;
  onerror: ((problem: { error: string }) => void) | null;
  onend: (() => void) | null;
  start: () => void;
  stop: () => void;
  abort: () => void;
};
type Maker = new () => Recognition;

/** Undefined in browsers without it. */
export function newRecognition(): Recognition | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = window as unknown as Record<string, Maker | undefined>;
  const Maker = SpeechRecognition ?? webkitSpeechRecognition;
  return Maker && new Maker();
}

/** The page's language; plain "en" is passed to browsers as "en-US". */
export function spokenLanguage(): string {
  const { lang } = document.documentElement;
  return !lang || lang === 'en' ? 'en-US' : lang;
}

/** The text that became final since the last event. */
export function finalWords({ results, resultIndex }: Heard): string {
  return Array.from(results)
    .slice(resultIndex)
    .filter(({ isFinal }) => isFinal)
    .map((ways) => ways[0]?.transcript.trim() ?? '')
    .filter(Boolean)
    .join(' ');
}

/** Dictated text after the text that is there. */
export const addWords = (text: string, words: string): string =>
  text.trim() === '' ? words : `${text.trimEnd()} ${words}`;
