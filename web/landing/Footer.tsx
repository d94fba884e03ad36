import { Logo } from '#web/kit/Logo.tsx';
import styles from './Footer.module.css';
import { ThemeSwitch } from './ThemeSwitch.tsx';

export function Footer() {
  return (
    <footer className={`wrap ${styles.footer}`}>
      <div className={styles.top}>
        <Logo size="sm" />
        <p>Mallama is a coaching companion. It is not therapy and not an emergency service.</p>
        <a className={styles.help} href="/support">
          Get help now
        </a>
      </div>
      <div className={styles.bottom}>
        <nav className={styles.links} aria-label="Legal">
          <a href="/terms">Terms</a>
          <a href="/privacy">Privacy</a>
          <a href="/health-data">Consumer Health Data</a>
          <a href="/ai-safety">AI Safety</a>
          <a href="/accessibility">Accessibility</a>
        </nav>
        <ThemeSwitch />
      </div>
    </footer>
  );
}
