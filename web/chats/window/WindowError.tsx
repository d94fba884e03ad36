import css from '#web/chats/ChatWindowPage.module.css';
import { Button } from '#web/kit/button/Button.tsx';
import { Card } from '#web/kit/card/Card.tsx';

export function WindowError({ title, text }: { title: string; text?: string }) {
  return (
    <div className={css.middle}>
      <Card as="section" className={css.error} aria-labelledby="window-error">
        <h1 id="window-error" className="h2">
          {title}
        </h1>
        {text && <p className="dim">{text}</p>}
        <CloseWindow />
      </Card>
    </div>
  );
}

/** A window that was not opened by a script cannot close itself, so then it goes back. */
export function CloseWindow() {
  const closeIt = () => {
    close();
    if (!window.closed) location.assign('/');
  };
  return (
    <Button size="compact" onClick={closeIt}>
      Close Window
    </Button>
  );
}
