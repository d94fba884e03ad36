import { DENIED, type Rule } from '#server/coach/model/guard/rule.ts';

const GROUP =
  '(?:women|men|girls|boys|wives|husbands|mothers-in-law|females|males|gays?|gay (?:men|people)|lesbians|trans (?:people|women|men)|transgender people|bisexuals?|muslims|jews|jewish people|christians|catholics|hindus|sikhs|mormons|atheists|black (?:people|men|women)|white (?:people|men|women)|asians?|mexicans|latinos|latinas|hispanics|arabs|africans|indians|pakistanis|chinese(?: people| women| men)?|russians|poles|turks|roma|gypsies|immigrants|migrants|foreigners|refugees|americans|germans|feminists|boomers|millennials|old people|poor people|fat people|disabled people|autistic people|single mothers|single moms|divorced women|people like (?:him|her|them|that)|that kind of (?:people|man|woman)|those people)';
const MEAN =
  '(?:lazy|stupid|dumb|liars?|lying|irrational|too emotional|inferior|dirty|filthy|violent|greedy|crazy|manipulative|trash|animals|pigs|dogs|evil|weak|hysterical|criminals?|terrorists|gold ?diggers|disgusting|sick|unnatural|perverts?|perverted|sinful|sinners|going to hell|broken|confused|not normal|worthless|useless|cheaters?|backward|primitive|uncivili[sz]ed|untrustworthy|after (?:your|his|one|money)|only good for|whores?|sluts?|parasites|vermin|drama queens|the problem|less intelligent|bad with|incapable|not (?:to be trusted|capable|real))';

export const others: readonly Rule[] = [
  {
    name: 'contempt',
    told: 'it spoke with contempt of a group of people, or with a slur',
    stems:
      'women men$ girls boys gay$ lesbian trans$ bisex muslim jew christian catholic hindu sikh mormon atheist asian mexican latin hispan arab african indian pakist chinese russian gyps immigrant migrant foreigner refugee feminis boomer millennial typical whore slut bitch cunt faggot fag$ tranny retard nigg kike$ paki$ chink spic$ wetback kitchen belongs trusted'.split(
        ' ',
      ),
    forms: [
      new RegExp(
        `\\b(?:all |most |typical )?${GROUP}\\s+(?:are|always|just|simply|tend to be|can be|will always be|were)\\s+(?:\\w+\\s+){0,3}${MEAN}\\b`,
        'iu',
      ),
      new RegExp(
        `\\b${GROUP}\\s+(?:can[’']?t|cannot|will never|never|don[’']?t|only|always)\\s+(?:be trusted|think|love|lie|cheat|steal|want (?:one thing|money|your|a passport)|change|understand|keep (?:their|a)|commit|be faithful|control|raise|belong|integrate|want)\\b`,
        'iu',
      ),
      /\b(?:a )?(?:woman|wife|women|man|husband)(?:[’']s)? (?:place|job|role|duty) is\b|\bbelongs? in the kitchen\b|\bknow (?:her|their|his) place\b|\bshould (?:obey|submit to) (?:her|your|his|their) (?:husband|man)\b/i,
      /\btypical (?:woman|man|muslim|jew|indian|mexican|foreigner|female|male|gay|american|russian|arab)\b/i,
      /\b(?:whores?|sluts?|bitch(?:es)?|cunts?|faggots?|fags?|trann(?:y|ies)|retards?|retarded|nigg\w+|kikes?|pakis?|chinks?|spics?|wetbacks?|towelheads?)\b/i,
      /\b(?:being gay|being trans|homosexuality|being bisexual|your (?:sexuality|orientation))\b[^.!?]{0,20}\bis (?!not\b)(?:\w+ )?(?:a (?:phase|sin|disease|choice|disorder|mistake)|wrong|unnatural|not normal|sick|curable|something you can (?:change|cure))/i,
    ],
    spared: [
      DENIED,
      /\b(?:the (?:idea|belief|myth|notion) that|not all|stereotype|as if|says?|said|saying|believes?|think|thinks|called|calls|calling|word|words|told)\b[^.;]{0,60}$/i,
    ],
    isOwnVoice: true,
  },
  {
    name: 'verdict',
    told: 'it told the person to leave or divorce somebody, which is theirs alone to decide',
    stems: 'leave$ dump divorc ditch'.split(' '),
    forms: [
      /\b(?:you (?:should|must|need to|have to|ought to|had better|[’']d better)|just|time to|i(?:[’']d| would) (?:tell|advise|urge) you to|my advice:?)\s+(?:\w+\s+)?(?:leave|dump|divorce|break up with|ditch|ghost|walk out on)\s+(?:him|her|them|your (?:husband|wife|partner|boyfriend|girlfriend)|the marriage|this (?:man|woman|relationship|marriage))(?=\s*(?:$|[.,!?;:]|now|today|tonight|immediately|for good|and|before|as soon|already|if))/i,
      /^(?:honestly,? |so,? |please,? )?(?:leave|dump|divorce|break up with|ditch)\s+(?:him|her|them|your (?:husband|wife|partner|boyfriend|girlfriend)|this (?:man|woman))\s*(?:$|[.!]|now|today|tonight|immediately|for good|and (?:never|don|find|move))/i,
    ],
    spared: [DENIED, /\b(?:whether|if|says?|said|saying|told|tells|thinks?|when|how|that)\b[^.;]{0,40}$/i],
    isOwnVoice: true,
  },
  {
    name: 'prompt',
    told: 'it repeated or described its own instructions',
    stems: 'prompt instruct system$ programmed'.split(' '),
    forms: [
      /\b(?:my|the|this) (?:system )?prompt\b|\bsystem (?:prompt|message|instructions?)\b/i,
      /\bmy (?:instructions|rules|guidelines|programming|orders) (?:are|is|say|says|tell|tells|read|include|state)\b|\bhere (?:are|is) my (?:\w+ )?(?:instructions|rules|prompt|guidelines)\b/i,
      /\bi (?:was|am|have been) (?:instructed|programmed|prompted|configured|told) (?:to|that|not)\b/i,
      /<\|[a-z_]+\|>|\b(?:DAN|developer) mode\b|\bignore(?:d|ing)? (?:my|all|the|previous) (?:\w+ )?(?:instructions|rules)\b/i,
    ],
    spared: [/\b(?:can[’']?t|cannot|won[’']?t|not (?:able|going)|don[’']?t|keep)\b[^.;]{0,60}$/i],
    isOwnVoice: true,
  },
  {
    name: 'link',
    told: 'it held a link, an address of a page, or markup',
    stems: ['http', 'www', 'ftp:', 'javascript', 'data:', '<', '[', '!['],
    forms: [
      /\b(?:https?|ftp):\/\/|\bwww\.|\bjavascript:|\bdata:\w+\//i,
      /!\[|\]\(/,
      /<\/?[a-z!][^\n]*/i,
      /\b[a-z0-9-]{2,}\.(?:com|org|net|io|app|info|biz|ru|xyz)\b/i,
    ],
  },
];
