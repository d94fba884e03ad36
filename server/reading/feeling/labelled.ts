/** Where in the text the rule matched. */
export type Evidence = { rule: string; from: number; to: number };
export type Labelled<Name> = { label: Name; certainty: number; evidence: Evidence[] };
