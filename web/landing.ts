import { followTheme } from '#web/kit/theme/theme.ts';
import { toggleTheme } from '#web/landing/toggleTheme.ts';

const landing = document.getElementById('landing');
const member = 'member' in document.documentElement.dataset;

// A stranger reads the prerendered page and needs nothing else. Where there is none, the app shows it.
if (member || !landing?.firstElementChild) {
  landing?.remove();
  import('#web/main.tsx');
} else {
  followTheme();
  document.querySelector('[data-theme-switch]')?.addEventListener('click', toggleTheme);
}
