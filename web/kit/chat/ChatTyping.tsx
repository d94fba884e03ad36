import { ChatLetterHead } from '#web/kit/chat/ChatLetter.tsx';
import { archPath } from '#web/kit/figure/arch.tsx';
import css from './ChatTyping.module.css';

export function ChatTyping({ label = 'Mallama is thinking' }: { label?: string }) {
  return (
    <div role="status">
      <ChatLetterHead />
      <svg viewBox="0 0 32 20" width="32" height="20" aria-hidden="true" className={css.typing}>
        <path d={archPath(0, 14, 14, 20)} fill="var(--you)" />
        <path d={archPath(17, 14, 14, 20)} fill="var(--ember)" />
      </svg>
      <span className="visually-hidden">{label}</span>
    </div>
  );
}
