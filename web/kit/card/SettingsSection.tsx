import { type ReactNode, useId } from 'react';
import css from './SettingsSection.module.css';

type SettingsSectionProps = {
  title: string;
  text?: ReactNode;
  /** The id for links to it. */
  anchor?: string;
  children: ReactNode;
};

export function SettingsSection({ title, text, anchor, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section id={anchor} aria-labelledby={id} className={css.section}>
      <div className={css.about}>
        <h3 id={id} className="h3">
          {title}
        </h3>
        {text && <p className="small dim">{text}</p>}
      </div>
      <div className={css.content}>{children}</div>
    </section>
  );
}
