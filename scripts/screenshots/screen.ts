export type Who = 'stranger' | 'member' | 'guest' | 'lapsed' | 'newcomer' | 'operator';
type Press = { role: 'button' | 'menuitem' | 'link' | 'tab' | 'radio' | 'textbox'; name: string | RegExp };

/** A screen with who sees it, how one gets there, and what is pressed to open what stands above it. */
export type Screen = {
  name: string;
  path: string;
  as?: Who;
  through?: readonly (string | RegExp)[];
  /** What of a person's page stands in sight on a phone. */
  view?: 'Chat' | 'Saved';
  /** Another address with the same person in it: what stands there in the first one's place. */
  instead?: readonly [from: string, to: string];
  /** A card of the page that may be folded. */
  unfold?: string;
  /** A part of the page that a tab opens, and what is typed there before it is asked for. */
  tab?: string;
  typed?: { label: string; words: string; press: string; shows: string };
  press?: readonly Press[];
  /** Pressed on the page itself, without anything above it then. */
  open?: string | RegExp;
  /** A button that stands there once what was typed or pressed is answered. */
  offers?: string;
  /** A link in what was opened, to the page that is meant. */
  leads?: string;
};

export const button = (name: string | RegExp): Press => ({ role: 'button', name });
export const item = (name: string | RegExp): Press => ({ role: 'menuitem', name });

const person = (name: RegExp) => ({ path: '/relationships', through: [name] });
export const maya = person(/Maya/);
export const dad = person(/Dad/);
export const priya = person(/Priya/);
export const rent = { path: '/conversations', through: [/How to bring up the rent/] };
