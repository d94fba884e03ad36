/** What a telling is about in the plainest sense, where nothing nearer is known: sure from the writer's own words. */
export type Matter = {
  name: string;
  /** What the writer says where it is this. */
  told: RegExp;
  /** Goes on after what was told, or stands before it. */
  heard: string;
  /** Open questions that fit whoever tells this. */
  ask: string;
  /** Small things to do. */
  step: string;
  /** How a message about it can begin and end; what was told comes between. */
  opens: string;
  closes: string;
};
