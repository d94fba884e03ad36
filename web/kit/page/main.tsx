import '#web/kit/theme/theme.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { KitPage } from '#web/kit/page/KitPage.tsx';
import { followTheme } from '#web/kit/theme/theme.ts';

followTheme();
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <MemoryRouter>
        <KitPage />
      </MemoryRouter>
    </StrictMode>,
  );
}
