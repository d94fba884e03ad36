import type { ReactNode } from 'react';
import { IconClock, IconFlame } from '#web/kit/icons.ts';
import css from './Banner.module.css';

export type BannerTone = 'calm' | 'soon' | 'urgent' | 'ended';

type BannerProps = {
  tone: BannerTone;
  children: ReactNode;
  /** A link, underlined here. */
  action?: ReactNode;
};

/** The strip above the header. Icon and text carry the urgency, and color repeats it. */
export function Banner({ tone, children, action }: BannerProps) {
  const Icon = tone === 'urgent' ? IconFlame : IconClock;
  const pressing = tone === 'urgent' || tone === 'ended';
  return (
    <div className={css.banner} data-tone={tone} role={pressing ? 'alert' : 'status'}>
      <div className={css.words}>
        <Icon size={18} className={css.icon} aria-hidden="true" />
        <p>{children}</p>
      </div>
      {action}
    </div>
  );
}
