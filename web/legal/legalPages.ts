export const legalPages = [
  { address: '/terms', title: 'Terms of Use', short: 'Terms' },
  { address: '/privacy', title: 'Privacy', short: 'Privacy' },
  { address: '/health-data', title: 'Consumer Health Data', short: 'Consumer Health Data' },
  { address: '/ai-safety', title: 'AI Safety', short: 'AI Safety' },
  { address: '/accessibility', title: 'Accessibility', short: 'Accessibility' },
] as const;

export type LegalAddress = (typeof legalPages)[number]['address'];
