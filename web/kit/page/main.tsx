import '#web/app/theme/theme.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { followTheme } from '#web/app/theme/theme.ts';
import { KitPage } from '#web/kit/page/KitPage.tsx';

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
