import { Link } from 'react-router';
import styles from './LegalNav.module.css';
import { type LegalAddress, legalPages } from './legalPages.ts';

export function LegalNav({ current }: { current: LegalAddress }) {
  return (
    <nav className={styles.pages} aria-label="Legal">
      {legalPages.map(({ address, short }) => (
        <Link key={address} to={address} aria-current={address === current ? 'page' : undefined}>
          {short}
        </Link>
      ))}
    </nav>
  );
}
