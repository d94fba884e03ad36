import type { MessageVersion } from '#contract/crafting.ts';
import { versionLabels } from '#web/crafting/tones.ts';
import { Chip } from '#web/kit/Chip.tsx';
import { BandBadge } from '#web/kit/chart/BandBadge.tsx';
import tool from '#web/kit/Tool.module.css';
import css from './Crafting.module.css';

type Props = { versions: readonly MessageVersion[]; shown: MessageVersion; onShow: (id: string) => void };

/** All versions: one at a time, or side by side. */
export function Versions({ versions, shown, onShow }: Props) {
  if (versions.length < 2) return null;
  const labels = versionLabels(versions);
  return (
    <section aria-label="Versions" className={tool.column}>
      <div className={tool.actions}>
        {versions.map(({ id }, at) => (
          <Chip key={id} pressed={id === shown.id} onClick={() => onShow(id)}>
            {labels[at]}
          </Chip>
        ))}
      </div>
      <details className={css.compare}>
        <summary>Compare all {versions.length}</summary>
        <ul className={css.compared}>
          {versions.map(({ id, craftedMessage, overallScore }, at) => (
            <li key={id}>
              <p className={tool.row}>
                <span className="label">{labels[at]}</span>
                {craftedMessage && overallScore !== null && <BandBadge score={overallScore} words="crafting" />}
              </p>
              <p className={tool.voice}>{craftedMessage || 'No message this time.'}</p>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
