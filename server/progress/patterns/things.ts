import { stemOf } from '#server/progress/patterns/sentences.ts';

/** What people argue about: each row lists words for one thing. */
const THINGS = [
  'chores dishes dish sink plates laundry dishwasher trash garbage rubbish vacuum cleaning mess messy tidy',
  'money bill bills savings debt debts rent budget salary loan loans spending overdraft',
  'phone phones scrolling screen screens tablet instagram tiktok',
  'late lateness punctual delayed',
  'baby babies grandchild grandchildren grandkid grandkids pregnant pregnancy motherhood fatherhood children',
  'bedtime homework cartoons curfew discipline parenting',
  'car driveway parking tank fuel gas gasoline petrol mileage insurance',
  'thermostat heating heater heat radiator radiators boiler dial degrees chilly',
  'game games gaming gamer xbox playstation nintendo console controller headset fortnite minecraft',
  'drink drinking drank drunk beer beers wine whiskey whisky vodka liquor alcohol booze bottles hangover',
  'noise noisy music guitar drums speaker speakers amplifier stereo',
  'ex exes jealous jealousy flirt flirting flirted cheating',
  'meeting meetings presentation slides agenda report reports',
  'weight diet calories overweight fat',
  'career law university college degree',
  'visit visits unannounced uninvited key',
  'sex intimacy',
  'smoking smoke smoked cigarette cigarettes vape vaping',
  'church prayer praying faith religion',
  'wedding marriage marry engagement',
  'overtime workaholic office emails',
  'inheritance will estate',
  'holiday holidays christmas thanksgiving easter',
];

const named = new Map(
  THINGS.flatMap((row) => {
    const words = row.split(' ');
    return words.map((word): [string, string] => [stemOf(word), `about:${words[0]}`]);
  }),
);

/** The thing that a stem stands for. */
export const thingOf = (stem: string): string | undefined => named.get(stem);
export const isThing = (word: string) => word.startsWith('about:');
