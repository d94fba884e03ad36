import styles from './Bubbles.module.css';

export function ConversationVignette() {
  return (
    <div className={styles.talk}>
      <p className={styles.said}>
        She went quiet after I <br />
        brought up money.
      </p>
      <p className={styles.answer}>
        What do you think the <br />
        silence was protecting?
      </p>
    </div>
  );
}
