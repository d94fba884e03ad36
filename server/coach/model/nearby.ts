const USUAL = [
  { name: 'Ollama', url: 'http://localhost:11434/v1' },
  { name: 'LM Studio', url: 'http://localhost:1234/v1' },
  { name: 'llama-server', url: 'http://localhost:8080/v1' },
] as const;

/** Milliseconds; a local server answers at once or not at all. */
const PATIENCE = 400;
const PLAIN = /^[\w.:/@+-]{1,120}$/;

type Nearby = { name: string; url: string; model: string };

async function ask(name: string, url: string): Promise<Nearby | undefined> {
  try {
    const answer = await fetch(`${url}/models`, { signal: AbortSignal.timeout(PATIENCE), redirect: 'error' });
    const { data } = (await answer.json()) as { data?: { id?: unknown }[] };
    const model = Array.isArray(data) ? data[0]?.id : undefined;
    return typeof model === 'string' && PLAIN.test(model) ? { name, url, model } : undefined;
  } catch {
    return undefined;
  }
}

/** A running local model server that is not configured. */
export async function findNearby(
  places: readonly { name: string; url: string }[] = USUAL,
): Promise<Nearby | undefined> {
  const found = await Promise.all(places.map(({ name, url }) => ask(name, url)));
  return found.find((one) => one !== undefined);
}

export const offerOf = ({ name, url, model }: Nearby): string =>
  [
    `  ${name} runs on this machine. To let it be the coach, put these two lines into .env:`,
    `    AI_BASE_URL=${url}`,
    `    AI_MODEL=${model}`,
    '',
    '',
  ].join('\n');
