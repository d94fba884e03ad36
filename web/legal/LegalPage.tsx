import type { ReactNode } from 'react';
import { paths } from '#web/app/paths.ts';
import { Logo } from '#web/kit/figure/Logo.tsx';
import { LegalNav } from './LegalNav.tsx';
import styles from './LegalPage.module.css';
import { type LegalAddress, legalPages } from './legalPages.ts';

export type LegalSection = { title: string; body: ReactNode };
type LegalPageProps = { address: LegalAddress; lede: string; sections: readonly LegalSection[] };

/** A page of its own for strangers and members alike. */
export function LegalPage({ address, lede, sections }: LegalPageProps) {
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <header className={`wrap ${styles.header}`}>
        <a className={styles.home} href={paths.home}>
          <Logo size="md" />
        </a>
        <a href={paths.support}>Get help now</a>
      </header>
      <div className={`wrap ${styles.columns}`}>
        <LegalNav current={address} />
        <main id="main" tabIndex={-1} className={styles.text}>
          <h1 className="h1">{legalPages.find((page) => page.address === address)?.title}</h1>
          <p className={styles.date}>
            In force since <time dateTime="2026-11-20">November 20, 2026</time>
          </p>
          <p className={styles.lede}>{lede}</p>
          {sections.map(({ title, body }) => (
            <section key={title}>
              <h2 className="h2">{title}</h2>
              {body}
            </section>
          ))}
        </main>
      </div>
      <footer className={`wrap ${styles.footer}`}>
        Mallama is a coaching companion. It is not therapy and not an emergency service.
      </footer>
    </>
  );
}
