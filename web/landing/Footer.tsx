import { paths } from '#web/app/paths.ts';
import { Logo } from '#web/kit/figure/Logo.tsx';
import styles from './Footer.module.css';
import { ThemeSwitch } from './ThemeSwitch.tsx';

export function Footer() {
  return (
    <footer className={`wrap ${styles.footer}`}>
      <div className={styles.top}>
        <Logo size="sm" />
        <p>Mallama is a coaching companion. It is not therapy and not an emergency service.</p>
        <a className={styles.help} href={paths.support}>
          Get help now
        </a>
      </div>
      <div className={styles.bottom}>
        <nav className={styles.links} aria-label="Legal">
          <a href={paths.terms}>Terms</a>
          <a href={paths.privacy}>Privacy</a>
          <a href={paths.healthData}>Consumer Health Data</a>
          <a href={paths.aiSafety}>AI Safety</a>
          <a href={paths.accessibility}>Accessibility</a>
        </nav>
        <ThemeSwitch />
      </div>
    </footer>
  );
}
