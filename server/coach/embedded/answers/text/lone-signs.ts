type Sign = { like: RegExp; tone: string; means: string; reply: string };

/** Signs that most people mean alike, when they come without a word. */
const SIGNS: readonly Sign[] = [
  {
    like: /[❤💕💖💗💓💞💘🧡💛💚💙💜😘😍🥰💋]/u,
    tone: 'Perhaps affectionate',
    means: 'It may be a small sign of affection, or a quick way to close the talk kindly.',
    reply: '❤️ back to you. How is your day?',
  },
  {
    like: /[💔😢😭😞😔🥺☹🙁]/u,
    tone: 'Perhaps sad',
    means: 'It may be sadness that has no words yet, or disappointment that you are meant to notice.',
    reply: 'That looks sad. What happened?',
  },
  {
    like: /[😠😡🤬🙄😤👎🖕😒]/u,
    tone: 'Perhaps annoyed',
    means: 'It may be real annoyance, or only a quick groan about something small.',
    reply: 'I can’t tell how serious that face is. What is the matter?',
  },
  {
    like: /[😂🤣😆😄😁😀😃😜😉😏]/u,
    tone: 'Perhaps amused',
    means: 'It may be a laugh with you, or a way not to answer with words.',
    reply: 'Glad if I made you laugh. How are you otherwise?',
  },
  {
    like: /[👍👌🙏✅👏🙌💪]/u,
    tone: 'Perhaps agreeing',
    means: 'It may be a plain yes or thanks, or the shortest way to be done with it.',
    reply: 'I take that as a yes. Tell me if I got it wrong.',
  },
  {
    like: /^[?\s!]*\?[?\s!]*$/,
    tone: 'Perhaps waiting or puzzled',
    means: 'They may be waiting for an answer, or not have understood what you wrote.',
    reply: 'Did I leave you waiting, or was I unclear? Tell me what you would like to know.',
  },
  {
    like: /^[.…\s]+$/,
    tone: 'Perhaps speechless or waiting',
    means: 'They may be at a loss for words, or hope that you go on talking.',
    reply: 'I can’t read the dots. What are you thinking?',
  },
];

export const signOf = (text: string): Sign | null => SIGNS.find(({ like }) => like.test(text)) ?? null;
