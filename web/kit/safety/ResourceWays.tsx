import type { Resource } from '#contract/resources.ts';
import { IconExternalLink, IconMessage, IconPhone } from '#web/kit/icons.ts';
import { callHref, textHref } from '#web/kit/safety/contact.ts';
import css from './ResourceLine.module.css';

/** The ways to reach a helpline, as buttons. */
export function ResourceWays({ resource: { call, text, web } }: { resource: Resource }) {
  return (
    <div className={css.ways}>
      {call && (
        <a href={callHref(call)} className={css.way}>
          <IconPhone size={16} aria-hidden="true" />
          <span>
            Call <b className="num">{call}</b>
          </span>
        </a>
      )}
      {text && (
        <a href={textHref(text)} className={css.way}>
          <IconMessage size={16} aria-hidden="true" />
          <span>
            Text {text.word && <b>{text.word} </b>}to <b className="num">{text.to}</b>
          </span>
        </a>
      )}
      {web && (
        <a href={web} className={css.way} rel="noreferrer">
          <IconExternalLink size={16} aria-hidden="true" />
          {new URL(web).hostname.replace(/^www\./, '')}
        </a>
      )}
    </div>
  );
}
