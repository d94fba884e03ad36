import styles from './MessageVignette.module.css';

export function MessageVignette() {
  return (
    <div className={styles.message}>
      <p className={styles.words}>
        “<span className={styles.marked}>Fine.</span> Do whatever <br />
        you want.”
      </p>
      <ul className={styles.tones}>
        <li>Hurt</li>
        <li>Withdrawing</li>
      </ul>
    </div>
  );
}
