import { href } from '#web/app/paths.ts';
import { ButtonAnchor } from '#web/kit/button/ButtonAnchor.tsx';
import { Pair } from '#web/kit/figure/Pair.tsx';
import { IconArrowRight } from '#web/kit/icons.ts';
import styles from './CallToAction.module.css';

export function CallToAction() {
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="start-title">
      <div className={styles.panel}>
        <div className={styles.words}>
          <h2 id="start-title" className={`h2-marketing ${styles.heading}`}>
            Start with one person you care about.
          </h2>
          <p className={styles.text}>Add a name, say what is on your mind, and go from there.</p>
          <ButtonAnchor variant="filled" size="large" href={href.startTrial()}>
            Start Free Trial
            <IconArrowRight size={18} aria-hidden="true" />
          </ButtonAnchor>
        </div>
        <div className={styles.pair}>
          <Pair score={88} hue="apricot" width={420} />
        </div>
      </div>
    </section>
  );
}
