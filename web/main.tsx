import '#web/app/theme/theme.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import * as z from 'zod/mini';
import { App } from '#web/app/App.tsx';
import { preloadPage } from '#web/app/pages.tsx';
import { routeAt } from '#web/app/routes.ts';
import { session } from '#web/app/session/current.ts';

// The policy forbids making code from text, and zod would try.
z.config({ jitless: true });

session.start();
if (session.read().state === 'loading') {
  // Somebody is probably signed in: what they will see comes while the server is asked who they are.
  void import('#web/app/shell/SignedInTop.tsx');
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
