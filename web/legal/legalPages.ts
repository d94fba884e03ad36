import { paths } from '#web/app/paths.ts';

export const legalPages = [
  { address: paths.terms, title: 'Terms of Use', short: 'Terms' },
  { address: paths.privacy, title: 'Privacy', short: 'Privacy' },
  { address: paths.healthData, title: 'Consumer Health Data', short: 'Consumer Health Data' },
  { address: paths.aiSafety, title: 'AI Safety', short: 'AI Safety' },
  { address: paths.accessibility, title: 'Accessibility', short: 'Accessibility' },
] as const;

export type LegalAddress = (typeof legalPages)[number]['address'];
