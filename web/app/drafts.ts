const PREFIX = 'mallama-draft:';

/** Unsent words, kept in this browser through a failed save, an ended session and a closed tab. */
export type DraftKey = `${string}/${string}`;

const keyOf = (ownerId: string, key: DraftKey) => `${PREFIX}${ownerId}:${key}`;

export function readDraft<Value>(ownerId: string, key: DraftKey): Value | undefined {
  try {
    const text = localStorage.getItem(keyOf(ownerId, key));
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Answers whether the browser took it; a full or closed storage does not. */
export function keepDraft(ownerId: string, key: DraftKey, value: unknown): boolean {
  try {
    localStorage.setItem(keyOf(ownerId, key), JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export function dropDraft(ownerId: string, key: DraftKey): void {
  drop((name) => name === keyOf(ownerId, key));
}

export function hasDrafts(ownerId: string): boolean {
  return names().some((name) => name.startsWith(`${PREFIX}${ownerId}:`));
}

export function dropAllDrafts(): void {
  drop((name) => name.startsWith(PREFIX));
}

/** On a shared computer nobody's words wait for whoever signs in next. */
export function dropDraftsOfOthers(ownerId: string): void {
  drop((name) => name.startsWith(PREFIX) && !name.startsWith(`${PREFIX}${ownerId}:`));
}

function drop(isMeant: (name: string) => boolean): void {
  for (const name of names().filter(isMeant)) localStorage.removeItem(name);
}

function names(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}
