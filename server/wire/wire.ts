export type Turn = { role: 'user' | 'assistant'; text: string };

/** What is sent. The first blocks of `system` are the same from turn to turn, so that providers can cache them. */
export type Prompt = {
  system: readonly { text: string; isStable: boolean }[];
  turns: readonly Turn[];
};

/** One request to a model. */
export type Call = Prompt & {
  maxOutputTokens: number;
  signal: AbortSignal;
  /** Of the JSON object that is wanted. */
  shape?: { name: string; schema: object };
  /** Shown with the last turn. */
  picture?: { type: string; base64: string };
};

export type Usage = { inputTokens: number | undefined; outputTokens: number | undefined };
export type End = 'stop' | 'length' | 'filtered' | 'other';
/** What one event of an answer says. Thoughts are never read, only that there are some. */
export type Heard = { text?: string | undefined; isThought?: boolean; end?: End | undefined; used?: Partial<Usage> };
export type Model = (call: Call) => AsyncIterable<Heard>;

/** How one kind of provider is spoken to. */
export type Format = {
  path: string;
  headersOf(key: string): Record<string, string>;
  bodyOf(model: string, call: Call): object;
  /** Fields of it that an answer can do without. */
  optional?: readonly string[];
  hear(event: object): Heard;
};

export const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');
export const countIn = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);
