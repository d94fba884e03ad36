import { rules } from '#server/coach/safety/rules/rule.ts';

const ASK = '@asks';

/** The writer asks for words or ways that would frighten, trick, watch or corner somebody. */
export const facilitation = rules('abuse_facilitation', {
  frighten: {
    level: 2,
    who: 'self',
    instead: true,
    lines: `
      ${ASK} ..6 =scare|=frighten|=intimidate|=terrify|=threaten|=terrorise|=terrorize ..1 @target|him|her|them|my
      ${ASK} ..6 threatening|intimidating|menacing|frightening ..2 message|text|letter|note|email|words|reply|dm
      ${ASK} ..8 frightening|threatening|intimidating|menacing|terrifying $
      make|sound|sounds|be|more ..3 threatening|frightening|menacing|intimidating ..1 $|but|so|and|enough
      i ~2 want|need ..1 @target ..4 afraid|scared|terrified|frightened|fear|fearful ..1 of|to|$|so
      make ..2 @target ..3 afraid|scared|terrified|fear|frightened|obey|submit|beg
      keep ..2 @target ..3 scared|line|obedient|control|afraid|under
      so ..1 that|she|he|they ..2 not ..1 dare|dares ..1 leave|to|tell|go|call|talk
      not dare ..3 police|leave|tell|anyone|court
      if she|he|they leave|leaves|left|go|goes|divorces ..4 i|will|they ..3 take|keep|get|hide ..2 the|our|my|her|his kids|children|son|daughter|baby|house|dog
      never see ..3 kids|children|them|daughter|son|baby|again ..2 again|if && write|message|tell|make|text|help|threaten|leaves
      warn|tell ..1 @target ..4 happen|happens|regret|sorry|pay|hurt ..2 if|when ..2 leave|leaves|tell|tells|police
    `,
  },
  deceive: {
    level: 2,
    who: 'self',
    instead: true,
    lines: `
      make|making|get|convince|have ..2 @target ..3 doubt|doubts|question|questions|distrust|mistrust ..3 memory|sanity|mind|self|everything|reality|perception|own|herself|himself|what|that
      make|making|makes|get|convince ..3 @target ..3 think|thinks|believe|believes|feel|feels|that|she|he|they ..4 crazy|insane|imagining|imagined|mad|losing|mental|paranoid|overreacting|delusional|remembers|misremembering
      gaslight ..1 @target|him|her|someone|my
      ${ASK} ..3 gaslight
      make ..2 @target ..3 feel|feels ..2 guilty|worthless|small|stupid|ashamed|bad|responsible|insecure|useless ..5 whenever|so|for|until|every|about|if|when|enough|$|and
      guilt ..1 trip|her|him ..1 @target|into|her|him|my
      lower|destroy|break|crush|ruin ..2 her|his|their|wife|girlfriend|husband ..1 self|confidence|spirit|esteem|will|reputation
      make|tell|convince|say ..3 @target ..6 kill|hurt|harm myself ..4 if|unless|leaves|stays|so|when|leave
      ${ASK} ..5 manipulate|manipulating|manipulative
      ${ASK} ..3 trick ..1 @target ..4 into|so|to|give|sign|send|meet|coming|password|money
      lie ..2 to @target ..5 so|into|stays|money|sign|she|he
      ${ASK} ..3 pretend|pose|impersonate ..1 to|be|as ..2 be|her
      ^ pretend|pose|impersonate ..1 to|be|as ..2 be|her|his|the|a|an|someone|police ..2 @target|bank|police|lawyer|mum|mother|friend|doctor|someone|else|teacher|boss|school
      fake|anonymous|different|new|burner account|profile|number|accounts|email|identity ..8 she|he|her|him|answer|answers|talk|reply|knowing|contact|message|me
      from a|an fake|anonymous|burner account|number|profile|email
      make ..2 @target ..3 believe|think ..4 pregnant|dying|cancer|ill|kill|suicide
      love bomb|bombing && her|him|control|stay
      silent treatment ..6 teach|punish|lesson|until|obey|learn
      ${ASK} ..3 punish ..1 @target ..6 so|until|for|learn|obey|lesson|silence
    `,
  },
  corner: {
    level: 2,
    who: 'self',
    instead: true,
    lines: `
      blackmail ..4 text|message|her|him|letter|note|my|someone|about|with|@target
      ${ASK} ..4 blackmail
      i ~1 have ..3 @nudes|@images|secrets|proof|recordings|screenshots ..3 of|about ..3 @target|her|him ..10 pay|pays|unless|or|back|comes|do|does|want|wants|leave|post|money|stay|stays
      @nudes|@images|secrets|screenshots ..3 of|about ..2 her|him|@target ..6 leak|post|share|send|publish|expose|pay|use|against|unless
      her|his ..1 @nudes|@images|nudes|pics|secret|secrets|affair|immigration|visa|status ..8 leak|post|share|expose|publish|unless|pay|against|report|use|tell|boss
      ${ASK} ..3 use ..4 immigration|visa|kids|children|nudes|photos|secret|papers|status|money ..3 against|to_keep|to_make|so ..1 @target|her|him
      cut|cutting ..1 @target ..2 off from ..3 @circle|everyone
      isolate ..1 @target|her|him|from|my
      stop|stopping|keep|prevent|get|convince|make ..2 @target ..3 stop|seeing|talking|see|talk|speaking|meeting|away|from|drop|cut|meet ..4 friends|family|mother|mum|sister|parents|friend|sisters|brother|work|people|men|anyone
      @target !can|could|and ..2 only|relies|depend|depends|dependent|completely|rely|need|needs|so ..3 on me|relies|dependent|depends|rely
      dependent on me
      not ..1 leave|leaving ..1 me && dependent|trap|make sure|force|make her|make him|so that she cannot|cannot leave
      make|sure|so ..4 @target can|could not ..1 leave|work|escape|go|divorce|survive|find
      make|get|convince|talk|pressure ..2 @target ..3 quit|give|leave ..2 her|his|up|the job|work|studies|money|school|bank
      control ..2 @target|her|his ..3 money|friends|phone|spending|weight|clothes|moves|$|better
      make ..1 @target obey|obedient|submit|submissive
      get|getting ..2 control ..2 of|over ..2 her|his|my|@target
      @order ..12 message|contact|write|text|reach|answer|reply|around|talk|letter|see|gets
      message|contact|write|text|reach|way|get|talk ..12 @order
      she|he ..2 blocked me ..6 find|way|message|reach|track|contact|around|fake|new|another|get
      find|track|locate ..2 out? ..2 where ..1 she|he|my|@target ..3 live|lives|living|hiding|staying|moved|is|now ..6 hiding|moved|without|secret|left|so
      in|at a? women shelter|refuge && find|where|her
    `,
  },
  watch: {
    level: 2,
    who: 'self',
    instead: true,
    lines: `
      read|see|check|track|hack|access|spy|monitor|get|unlock|open|intercept|look|listen|record|clone|trace|log|find|follow|install ..6 her|his|their|@target|my|phone|him ..6 without ..3 her|him|them|knowing|noticing|she|he|they|telling|permission|finding
      read|see|check|track|hack|access|spy|monitor|clone|intercept|trace|bug|follow ..4 her|his|@target|their|phone ..6 secretly|secret|quietly|behind|undetected
      secretly ..2 track|record|read|monitor|watch|follow|film|check|listen|install|spy
      hack ..2 into|her|his|my|their ..2 @device|phone|account|@target|facebook|her|his
      get into ..1 her|his|my|@target ..2 phone|@device|account|emails
      spy on ..2 @target|him|her|my
      spyware|stalkerware|keylogger|hidden_camera|airtag|tracker ..6 her|his|on|put|wife|husband|girlfriend|boyfriend|phone|car
      put|hide|install|place ..2 a|an|some ..1 @tracker ..4 her|his|my|wife|husband|on|in
      app|way|software|tool|how ..3 to? track|spy|monitor|follow|clone ..4 my|her|his ..1 @partner|phone|location|daughter
      guess|crack|find_out|get|steal|bypass ..3 her|his|their|@partner password|passcode|pin|login|passwords|password|icloud
      get ..2 @target ..3 give|tell ..2 me ..2 password|passcode|pin|passwords|login
    `,
  },
  force: {
    level: 2,
    who: 'self',
    instead: true,
    lines: `
      convince|persuade|get|pressure|make|talk|guilt|trick|manipulate|coerce|seduce ..2 @target ..3 sleep with|have sex|into sex|send nudes|naked|threesome|send_me ..1 nudes|pics|me|$|even|although|with|though|again|tonight|sex|photos
      even though ..3 say|said|told ..2 no && sleep|sex|her|him|kiss|convince|date
      not ..1 take no for ..2 && her|him && convince|write|how
      get ..2 @target ..3 drunk ..4 so|sleep|sex|bed|agree
      wear|wearing ..1 @target|her|him|down ..1 down && sex|until|agree|yes
    `,
  },
  groom: {
    level: 2,
    who: 'self',
    instead: true,
    lines: `
      ${ASK} ..5 # ..3 year|yr|yo|years|girl|boy|old ..8 photos|pics|pictures|secret|meet|trust|chat|chats|alone|nudes|send|love|like|date|parents|hide|video|kiss
      ${ASK} ..6 minor|underage|schoolgirl|schoolboy|teen|child|kid|little_girl|little_boy|student|pupil|young_girl ..8 photos|pics|nudes|secret|meet|trust_me|alone|parents_not|send|kiss|sexual|delete
      ${ASK} ..8 @secret ..6 her parents|his parents|mum|teacher && #
      befriend|groom|seduce|attract|approach ..3 # ..1 year|yo|yr
      befriend|groom|seduce ..3 child|kid|children|minor|teen|underage|schoolgirl|student
    `,
  },
});
