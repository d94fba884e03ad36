import css from './Logo.module.css';

const heights = { sm: 20, md: 26, lg: 34, xl: 48 } as const;
export type LogoSize = keyof typeof heights;

/** Two arches that share a stem: an "m", and two people. */
export function Mark({ height }: { height: number }) {
  return (
    <svg viewBox="0 0 46 38" width={(height * 46) / 38} height={height} aria-hidden="true">
      <path fill="var(--you)" d="M1 38V14a13 13 0 0 1 26 0v24h-9V17a4 4 0 0 0-8 0v21z" />
      <path fill="var(--ember)" d="M19 38V14a13 13 0 0 1 26 0v24h-9V17a4 4 0 0 0-8 0v21z" />
      <path fill="var(--glow)" d="M19 38V14a13 13 0 0 1 4-9.4A13 13 0 0 1 27 14v24z" />
    </svg>
  );
}

type LogoProps = { size?: LogoSize; variant?: 'full' | 'micro' };

export function Logo({ size = 'md', variant = 'full' }: LogoProps) {
  return (
    <span role="img" aria-label="Mallama" className={css.logo} data-size={size}>
      <Mark height={heights[size]} />
      {variant === 'full' && (
        <span aria-hidden="true" className={css.word}>
          Mallama
        </span>
      )}
    </span>
  );
}
