import styles from './Bubbles.module.css';

export function CraftVignette() {
  return (
    <div className={styles.talk}>
      <p className={styles.before}>
        <s>Why are you always late?</s>
      </p>
      <p className={styles.after}>I start to worry after ten minutes. Could you text me?</p>
    </div>
  );
}
