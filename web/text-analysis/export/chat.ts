/** A message of an exported chat: time, index of its author, text. Times only count relative to each other. */
export type Line = { at: number; who: number; text: string };
export type DateOrder = 'month' | 'day' | 'year';
export type Chat = {
  people: string[];
  lines: Line[];
  /** The index of the person who exported it, if the file says so. */
  me: number | null;
  /** Set if the file alone did not show whether day or month comes first. */
  guessed: DateOrder | null;
};

/** Why a file cannot be read, in the order in which it is checked. */
export type Problem =
  | 'too_large'
  | 'zip_broken'
  | 'zip_empty'
  | 'zip_locked'
  | 'encoding'
  | 'unknown'
  | 'mixed_dates'
  | 'empty';
export type Wish = { order?: DateOrder | undefined; chat?: number | undefined };
export type Parsed =
  | { kind: 'chat'; chat: Chat }
  | { kind: 'choose'; chats: { name: string; messages: number }[] }
  | { kind: 'problem'; problem: Problem };
export type Progress = (fraction: number) => void;

export const problem = (it: Problem): Parsed => ({ kind: 'problem', problem: it });

/** Collects messages, and numbers people in the order in which they first write. */
export function gathering(me: string | null = null) {
  const places = new Map<string, number>();
  const lines: Line[] = [];
  return {
    add(at: number, name: string, text: string) {
      const who = places.get(name) ?? places.size;
      places.set(name, who);
      lines.push({ at, who, text });
    },
    /** Continues the previous message. */
    append(text: string) {
      const last = lines.at(-1);
      if (last) last.text += `\n${text}`;
    },
    chat(guessed: DateOrder | null = null): Parsed {
      if (lines.length === 0) return problem('empty');
      lines.sort((a, b) => a.at - b.at);
      const own = me === null ? undefined : places.get(me);
      return { kind: 'chat', chat: { people: [...places.keys()], lines, me: own ?? null, guessed } };
    },
  };
}
