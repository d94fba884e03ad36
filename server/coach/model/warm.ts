import { writeTalk } from '#server/coach/model/prompt.ts';
import { coachChat } from '#server/coach/model/prompts/chats.ts';
import { openProvider } from '#server/coach/model/provider.ts';
import { talk } from '#server/coach/model/talk.ts';
import { PATIENCE } from '#server/coach/model/watch.ts';
import { accept } from '#server/coach/port.ts';
import type { Config } from '#server/config.ts';
import { heard } from '#server/safety/heard.ts';
import type { Model } from '#server/wire/wire.ts';

const SAYS = 'You waited for her, and she forgot again. What did you wish that she had done?';

const model: Model = async function* () {
  for (const text of SAYS.split(/(?= )/)) yield { text };
  yield { end: 'stop' };
};

/** Takes words of our own the way of a reply and asks nobody, so that no member waits for the guard's patterns. */
export async function warmModel(settings: Config['ai'], message: string): Promise<string> {
  const provider = openProvider(settings);
  let told = '';
  if (!provider) return told;
  const said = heard([{ text: message, surface: 'chat' }]);
  const setting = { context: provider.context, hides: !provider.isLocal, names: ['Maya'] };
  const prompt = writeTalk(coachChat, accept('coachChat', { message }), said, setting);
  const asking = { maxOutputTokens: 100, signal: new AbortController().signal, patience: PATIENCE };
  for await (const one of talk({ ...provider, model }, prompt, asking)) told += 'add' in one ? one.add : '';
  return told;
}
