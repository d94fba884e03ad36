import { followTheme } from '#web/kit/theme/theme.ts';
import { toggleTheme } from '#web/landing/toggleTheme.ts';

const landing = document.getElementById('landing');
const member = 'member' in document.documentElement.dataset;

// Strangers get the prerendered page only. If it is missing, the app renders it.
if (member || !landing?.firstElementChild) {
  landing?.remove();
  import('#web/main.tsx');
} else {
  followTheme();
  document.querySelector('[data-theme-switch]')?.addEventListener('click', toggleTheme);
}
