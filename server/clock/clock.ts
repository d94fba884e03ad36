/** The source of time. Tests use one that they control. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };
