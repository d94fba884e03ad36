import type { ListField } from '#contract/relationship-lists.ts';
import { CHAT_EVENT } from '#web/app/chatPrompts.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { IconButton } from '#web/kit/button/IconButton.tsx';
import { IconBulb, IconPencil } from '#web/kit/icons.ts';
import { toast } from '#web/kit/toast/toast.ts';
import { insightPrompt } from '#web/relationships/lists/prompts.ts';
import css from './ListPart.module.css';

const DISPATCH_AFTER = 100;
const TOAST_TIME = 3000;

/** Hands the chat a prompt; the page scrolls to the chat. */
function explore(message: string): void {
  setTimeout(() => dispatchEvent(new CustomEvent(CHAT_EVENT, { detail: { message } })), DISPATCH_AFTER);
  toast({
    title: 'Opening a chat about this',
    text: 'Your question goes to the chat panel.',
    tone: 'info',
    milliseconds: TOAST_TIME,
  });
}

export function ExploreButton({ title, prompt }: { title: string; prompt: string }) {
  return (
    <Button variant="subtle" size="compact" aria-label={`Explore with AI: ${title}`} onClick={() => explore(prompt)}>
      <span className={css.long}>Explore with AI</span>
      <span className={css.short}>Explore</span>
    </Button>
  );
}

type Item = { field: ListField; personName: string; item: string };

export function ItemActions({ onReword, ...which }: Item & { onReword: () => void }) {
  return (
    <>
      <ItemInsight {...which} />
      <IconButton className={css.narrow} label={`Edit “${which.item}”`} onClick={onReword}>
        <IconPencil />
      </IconButton>
    </>
  );
}

export function ItemInsight({ field, personName, item }: Item) {
  return (
    <IconButton
      className={css.narrow}
      label={`Insight on “${item}”`}
      onClick={() => explore(insightPrompt(field, personName, item))}
    >
      <IconBulb />
    </IconButton>
  );
}
