import { Fragment, useId } from 'react';
import { archPath, Eyes } from '#web/kit/figure/arch.tsx';
import styles from './Crowd.module.css';
import { crowd, type Passer } from './crowd.ts';

const ground = 340;
const you = { x: 452, width: 168, height: 262 };
const other = { x: 570, width: 168, height: 300 };
const outline = ({ x, width, height }: Pick<Passer, 'x' | 'width' | 'height'>) => archPath(x, width, height, ground);

/** The people in a member's life, and the two in the middle. */
export function Crowd() {
  const id = useId();
  return (
    <svg className={styles.crowd} viewBox="0 0 1200 340" aria-hidden="true">
      {crowd.map((passer, index) => (
        <Fragment key={passer.x}>
          <path className={styles.passer} data-hue={passer.hue} d={outline(passer)} />
          <Meeting id={`${id}-${index}`} passer={passer} before={crowd[index - 1]} />
        </Fragment>
      ))}
      {crowd.map((passer) => (
        <Eyes
          key={passer.x}
          cx={passer.x + passer.width / 2}
          y={ground - passer.height + passer.width * 0.44}
          gaze={passer.gaze}
          color="var(--passer-eye)"
          scale={passer.width / 70}
        />
      ))}
      <clipPath id={id}>
        <path d={outline(you)} />
      </clipPath>
      <path fill="var(--you)" d={outline(you)} />
      <path fill="var(--ember)" d={outline(other)} />
      <path fill="var(--glow)" clipPath={`url(#${id})`} d={outline(other)} />
      <Eyes cx={522} y={154} gaze="right" color="var(--you-eye)" scale={2.1} />
      <Eyes cx={666} y={116} gaze="left" color="var(--eye)" scale={2.1} />
    </svg>
  );
}

/** The darker overlap of two neighbors. */
function Meeting({ id, passer, before }: { id: string; passer: Passer; before: Passer | undefined }) {
  if (!before || passer.x > before.x + before.width) return null;
  return (
    <>
      <clipPath id={id}>
        <path d={outline(before)} />
      </clipPath>
      <path className={styles.lens} data-hue={passer.hue} clipPath={`url(#${id})`} d={outline(passer)} />
    </>
  );
}
