import { Pair } from '#web/kit/figure/Pair.tsx';
import styles from './AnalysisVignette.module.css';

export function AnalysisVignette() {
  return (
    <div className={styles.analysis}>
      <div className={styles.scores}>
        <Score label="Trust" value={84} band="excellent" />
        <Score label="Growth" value={66} band="good" />
      </div>
      <Pair score={66} hue="iris" width={148} />
    </div>
  );
}

/** Drawn as SVG, because the kit's meter needs a style attribute, which the prerendered page's policy forbids. */
function Score({ label, value, band }: { label: string; value: number; band: 'excellent' | 'good' }) {
  return (
    <div data-band={band}>
      <p className={styles.label}>
        {label} <strong>{value}</strong>
      </p>
      <svg className={styles.bar} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <rect width={value} height="6" />
      </svg>
    </div>
  );
}
