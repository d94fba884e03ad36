import { type ReactNode, useId } from 'react';
import css from './SettingsSection.module.css';

type SettingsSectionProps = {
  title: string;
  text?: ReactNode;
  /** The id for links to it. */
  anchor?: string;
  heading?: 'h2' | 'h3';
  children: ReactNode;
};

export function SettingsSection({ title, text, anchor, heading: Heading = 'h3', children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section id={anchor} aria-labelledby={id} className={css.section}>
      <div className={css.about}>
        <Heading id={id} className="h3">
          {title}
        </Heading>
        {text && <p className="small dim">{text}</p>}
      </div>
      <div className={css.content}>{children}</div>
    </section>
  );
}
