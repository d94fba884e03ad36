import type { ListField } from '#contract/relationship-lists.ts';
import { IconButton } from '#web/kit/button/IconButton.tsx';
import { IconBulb, IconPencil } from '#web/kit/icons.ts';
import { explore } from '#web/relationships/lists/explore.ts';
import { insightPrompt } from '#web/relationships/lists/prompts.ts';
import css from './ListPart.module.css';

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
