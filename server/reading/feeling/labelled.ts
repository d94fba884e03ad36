/** Where in the text the words stand that speak for a label. */
export type Evidence = { rule: string; from: number; to: number };
/** A label with how sure it is, from 0 to 1 as a share of cases in which it is right. */
export type Labelled<Name> = { label: Name; certainty: number; evidence: Evidence[] };
