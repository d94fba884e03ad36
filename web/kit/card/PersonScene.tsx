import type { Hue } from '#contract/hues.ts';
import { Pair } from '#web/kit/figure/Pair.tsx';
import css from './PersonScene.module.css';

/** The head of a person's card: two figures standing on its text. */
export function PersonScene({ score, hue }: { score: number | null; hue: Hue }) {
  return (
    <div className={css.scene} data-hue={hue}>
      <Pair score={score} hue={hue} width={212} />
    </div>
  );
}
