import { rules } from '#server/coach/safety/rules/rule.ts';

/** Said without a veil: the wish to be dead, the means at hand, a goodbye with a plan, violence that is going on. */
export const clear = [
  ...rules('self_harm', {
    unalive: {
      level: 2,
      who: 'self',
      grave: true,
      denies: true,
      lines: `
        i ~4 @wishing|=rather ..2 not|stop|quit ..2 be|being|=being alive|living|existing|exist
        i ~3 @wishing ..2 could|can ..2 stop|cease being|existing|living ..1 alive|$|altogether|anymore|forever
        i ~3 =rather|prefer ..1 not ..1 be alive|living|born|existing
        too tired|exhausted|worn|broken to ..1 keep|go|carry|stay ..1 living|alive|existing|on_living|being_alive
        not|never ..2 want|wish|deserve|need to ..1 be alive ..0 !in|when
        i ~3 not ..1 =exist|exist|live|be_alive ..2 on|by|after|past monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|tonight|christmas|birthday
        i ~3 pray|prayed|hope|hoped|beg|wish ..3 my heart ..2 stop|stops|stopped|give_out
        wake|waking up ..3 =disappointment|disappointed|punishment|sad_that
        i ~2 do not want ..1 to ..2 exist|live ..1 $|anymore|any_more|any_longer|like_this
        i ~3 @wishing|=rather ..2 be =dead ..0 !tired|serious|than
        i ~2 have|=has ..2 lost the will to live
        i ~2 be|=am ..2 =ready to =die|die
        i ~2 have|=got|bought|kept|keep ..4 enough|everything|what ..4 do it|end it|to_die|to_make_sure
      `,
    },
  }),
  ...rules('domestic_violence', {
    ongoing: {
      level: 2,
      who: 'victim',
      grave: true,
      real: true,
      lines: `
        @partner|@parent ..1 beats|hits|chokes|strangles|punches|kicks|slaps|batters me ..0 !at|to|up_for|in_the|by|off|on|about
        he|she ..1 beats|hits|chokes|strangles|punches|slaps|batters|kicks me ..1 when|if|where|every|whenever|and|in|with|for|because|until|again|$ ..0 !up|at|to
        my ..1 @partner|parent|dad|father|stepdad|mum|mother ..2 beat|choked|strangled|punched|battered|stabbed me ..1 last|again|yesterday|today|tonight|until|so|with|this|in|$ ..0 !at|to
      `,
    },
  }),
];
