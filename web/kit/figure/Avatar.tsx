import type { Hue } from '#contract/hues.ts';
import css from './Avatar.module.css';

type AvatarProps = {
  name: string;
  /** The signed-in person always has "you". */
  hue: Hue | 'you';
  /** The height; the width follows. */
  size?: number;
  /** Shown instead of the initials. */
  picture?: string | null | undefined;
};

/** Decoration beside a name, never instead of it. */
export function Avatar({ name, hue, size = 36, picture }: AvatarProps) {
  return (
    <svg viewBox="0 0 88 100" width={size * 0.88} height={size} aria-hidden="true" className={css.avatar}>
      <path
        d="M0 44a44 44 0 0 1 88 0V86a14 14 0 0 1-14 14H14A14 14 0 0 1 0 86z"
        fill={hue === 'you' ? 'var(--you)' : `var(--p-${hue}-solid)`}
      />
      {picture ? (
        <image href={picture} width="88" height="100" preserveAspectRatio="xMidYMid slice" className={css.picture} />
      ) : (
        <text x="44" y="70" textAnchor="middle" fill={hue === 'you' ? 'var(--you-eye)' : 'var(--eye)'}>
          {initials(name)}
        </text>
      )}
    </svg>
  );
}

/** At most two whole characters, in any script. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  return picked.map((word) => Array.from(word ?? '')[0]?.toLocaleUpperCase() ?? '').join('');
}
