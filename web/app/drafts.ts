const PREFIX = 'mallama-draft:';

/** Unsent text, kept in this browser through a failed save, an ended session and a closed tab. */
export type DraftKey = `${string}/${string}`;

const keyOf = (ownerId: string, key: DraftKey) => `${PREFIX}${ownerId}:${key}`;

/** Text of a temporary chat is kept only as long as its tab. */
const storageOf = (key: DraftKey): Storage => (key.startsWith('temporary/') ? sessionStorage : localStorage);

export function readDraft<Value>(ownerId: string, key: DraftKey): Value | undefined {
  try {
    const text = storageOf(key).getItem(keyOf(ownerId, key));
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** False if the browser's storage is full or blocked. */
export function keepDraft(ownerId: string, key: DraftKey, value: unknown): boolean {
  try {
    storageOf(key).setItem(keyOf(ownerId, key), JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export function dropDraft(ownerId: string, key: DraftKey): void {
  drop((name) => name === keyOf(ownerId, key));
}

export function hasDrafts(ownerId: string): boolean {
  const isTheirs = (name: string) => name.startsWith(`${PREFIX}${ownerId}:`);
  return storages().some((storage) => Object.keys(storage).some(isTheirs));
}

export function dropAllDrafts(): void {
  drop((name) => name.startsWith(PREFIX));
}

/** On a shared computer, nobody's text is left for the next person. */
export function dropDraftsOfOthers(ownerId: string): void {
  drop((name) => name.startsWith(PREFIX) && !name.startsWith(`${PREFIX}${ownerId}:`));
}

function drop(isMeant: (name: string) => boolean): void {
  for (const storage of storages()) for (const name of Object.keys(storage).filter(isMeant)) storage.removeItem(name);
}

function storages(): Storage[] {
  try {
    return [localStorage, sessionStorage];
  } catch {
    return [];
  }
}
