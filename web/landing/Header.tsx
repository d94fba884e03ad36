import { href, paths } from '#web/app/paths.ts';
import { ButtonAnchor } from '#web/kit/button/ButtonAnchor.tsx';
import { Logo } from '#web/kit/figure/Logo.tsx';
import styles from './Header.module.css';

export function Header() {
  return (
    <header className={`wrap ${styles.header}`}>
      <a className={styles.home} href={paths.home}>
        <span className={styles.wide}>
          <Logo size="md" />
        </span>
        <span className={styles.narrow}>
          <Logo size="sm" />
        </span>
        <span className={styles.tiny}>
          <Logo size="md" variant="micro" />
        </span>
      </a>
      <nav className={styles.links} aria-label="Main">
        <a className={styles.section} href="#features">
          Features
        </a>
        <a className={styles.section} href="#pricing">
          Pricing
        </a>
        <a href={href.signIn()}>Log in</a>
        <ButtonAnchor variant="filled" href={href.startTrial()}>
          Start Free Trial
        </ButtonAnchor>
      </nav>
    </header>
  );
}
