import { Button } from '#web/kit/button/Button.tsx';
import { explore } from '#web/relationships/lists/explore.ts';
import css from './ListPart.module.css';

export function ExploreButton({ title, prompt }: { title: string; prompt: string }) {
  return (
    <Button variant="subtle" size="compact" aria-label={`Explore with AI: ${title}`} onClick={() => explore(prompt)}>
      <span className={css.long}>Explore with AI</span>
      <span className={css.short}>Explore</span>
    </Button>
  );
}
