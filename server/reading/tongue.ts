import type { Token } from '#server/reading/words/tokens.ts';

/** "none" where there are no words. */
export type Tongue = 'english' | 'other' | 'none';

const set = (words: string) => new Set(words.split(' '));
const ENGLISH = set(
  [
    'the a an and or but i you he she it we they me him her us them my your his our their this that these those',
    ' is am are was were be been have has had do does did will would can could should may might not no yes of to',
    ' in on at by for with from about as if so what when where who why how all just like get go know want love',
    ' feel think say said tell there here then than because out up down again never always really please sorry',
    ' ok okay hi hey hello thanks lol',
  ].join(''),
);
const OTHERS = set(
  [
    'y eres tengo tiene hace marido esposa hijo siempre nunca quando sempre mai toujours jamais mari femme immer',
    ' mann frau kind el la los las un una que de en por para con es esta estoy soy yo mi tu muy pero como quiero',
    ' me te lo si porque le les des une et je il elle nous vous ne pas est sont suis mon ma mes avec pour dans',
    ' sur mais tres qui quoi der die das und ich du er sie wir ihr ist sind bin nicht ein eine mein meine mit',
    ' auf aber auch noch sehr zu den dem il lo gli che di sono non mio mia con per ma anche molto o os as um uma',
    ' eu voce ele ela nao meu minha com mas muito het een ik jij hij zij niet mijn met maar ook och att det som',
    ' jag inte ni na ya wa kwa ve bir bu ben sen degil nie jest sie jak moj moja co ja',
  ].join(''),
);

export function tongue(tokens: Token[]): Tongue {
  const said = tokens.filter(({ kind }) => kind === 'word');
  if (said.length === 0) return 'none';
  const latin = said.filter(({ word }) => /^[a-z']/.test(word)).length;
  if (latin < said.length / 2) return 'other';
  const english = said.filter(({ word }) => ENGLISH.has(word) && !OTHERS.has(word)).length;
  const other = said.filter(({ word }) => OTHERS.has(word) && !ENGLISH.has(word)).length;
  return other >= 2 && other > english ? 'other' : 'english';
}
