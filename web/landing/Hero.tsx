import { href } from '#web/app/paths.ts';
import { ButtonAnchor } from '#web/kit/button/ButtonAnchor.tsx';
import { Crowd } from './Crowd.tsx';
import styles from './Hero.module.css';

export function Hero() {
  return (
    <section aria-labelledby="promise">
      <div className={`wrap ${styles.words}`}>
        <h1 id="promise" className="display">
          Care for yourself <br />
          and others.
        </h1>
        <p className={styles.lede}>
          A private place to think through the people in your life, find the words for the hard conversations, and
          notice what is getting better.
        </p>
        <div className={styles.actions}>
          <ButtonAnchor variant="filled" size="large" href={href.startTrial()}>
            Start Free Trial
          </ButtonAnchor>
          <ButtonAnchor size="large" href="#features">
            Learn More
          </ButtonAnchor>
        </div>
        <p className={styles.terms}>24 hours free. No credit card.</p>
      </div>
      <div className={styles.scene} aria-hidden="true">
        <p className={styles.before}>
          <s>You never listen to me.</s>
        </p>
        <p className={styles.after}>
          I felt unheard at dinner. <br />
          Can we try again tonight?
        </p>
        <div className={styles.crowd}>
          <Crowd />
        </div>
      </div>
    </section>
  );
}
