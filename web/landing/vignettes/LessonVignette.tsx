import styles from './LessonVignette.module.css';

export function LessonVignette() {
  return (
    <div className={styles.lesson}>
      <p className={styles.words}>Say what you need before you say what went wrong.</p>
      <p className={styles.kind}>Key lesson, Family</p>
    </div>
  );
}
