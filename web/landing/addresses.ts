/** Full navigations: the prerendered page runs without a router. */
export const trialAddress = '/auth?trial=true';
export const signInAddress = '/auth?mode=signin';
