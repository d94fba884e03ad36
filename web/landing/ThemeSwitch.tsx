import styles from './ThemeSwitch.module.css';
import { toggleTheme } from './toggleTheme.ts';

/** On the prerendered page landing.ts handles this button, in the app React does. */
export function ThemeSwitch() {
  return (
    <button type="button" className={styles.switch} data-theme-switch="" onClick={toggleTheme}>
      <span className={styles.toDark}>Dark theme</span>
      <span className={styles.toLight}>Light theme</span>
    </button>
  );
}
