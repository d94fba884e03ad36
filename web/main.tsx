import '#web/kit/theme/theme.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import * as z from 'zod/mini';
import { session } from '#web/app/session/current.ts';
import { followHistory } from '#web/kit/dialog/dialogEntry.ts';
import { App } from '#web/start/App.tsx';
import { preloadPage } from '#web/start/pages.tsx';
import { routeAt } from '#web/start/routes.ts';

// The content security policy forbids eval, which zod would otherwise try.
z.config({ jitless: true });
followHistory();

session.start();
if (session.read().state === 'loading') {
  // Somebody is probably signed in, so their page is loaded while the server is asked.
  void import('#web/start/shell/SignedInTop.tsx');
  preloadPage(routeAt('with_access', location.pathname).page);
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
