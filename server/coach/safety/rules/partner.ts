import { rules } from '#server/coach/safety/rules/rule.ts';

/** Bodies hurt, threatened and frightened in a home, done to the writer or told of others. */
export const partner = rules('domestic_violence', {
  struck: {
    level: 2,
    who: 'victim',
    real: true,
    lines: `
      @adult ..5 @strike ..0 me|us !up|on|with|that|out|off|to|like|about|how|as|a|an|=hard
      @adult ..5 @strike ..0 me|us hard|again|in ..2 @bodyPart|because|when|and|drunk
      @adult ..5 @strike ..1 me|us ..3 with ..3 @rod
      @adult ..5 slap|punch|headbutt|backhand|thump|bash|batter|whip|smack|kick|assault|spit|=spat ..1 me|us !out|off|up
      @adult ..5 hit|attack|beat me|us $
      @adult ..3 beat me|us ..1 up|badly|black|bloody|senseless|with|half|unconscious
      @adult ..4 =beating|=hitting|=slapping|=punching|=kicking|=choking|=hurting me|us !at|in|to|up|on
      @adult ..3 @rough ..1 me|us ..3 @hard|@smashable|@bodyPart|bed|ground|floor|stairs|counter|table|sofa|couch|wardrobe|fridge|furniture
      @adult ..3 @rough ..0 my @bodyPart
      @adult ..3 shove|manhandle|grab|shake|drag|restrain|pin me|us !out|a|an|some|coffee|aside|for
      @adult ..3 push me && abuse|violent|violence|bruise|fell|hurt|drunk|afraid|scared|angry|again|hits|stairs|fall|hit
      @adult ..3 burn|scald|stab|slash|cut me ..2 with|on|arm|hand|and|in|$|when
      @adult ..3 bite|=bites|=bitten ..1 me && hit|scratch|punch|kick|angry|fight|arguments|drunk|bruise
      @adult ..3 =spits|=spit|=spat ..1 on|at|in me|my
      @adult ..5 throw|chuck|hurl|fling ..6 at|towards me|us|my ..0 !=party
      @adult ..2 throw|chuck|hurl|fling me ..1 down|against|across|on|onto|into|to|around|out
      @adult ..3 pull|yank|drag|grab|hold ..1 me ..1 by
      @adult ..4 twist|break|=broke|bruise|=fractured|squeeze|bend my ..2 @bodyPart !=heart
      @adult ..4 get|be|become|turn|=gets|=turns ..1 physical|violent|physically ..1 with|when|towards|toward|if|after|and|abusive|$|once|sometimes|again|during
      @adult ..3 hurt|hurts|hurting me ..2 physically|when|if|badly ..2 drunk|angry|physically|drinks|drinking|loses|$
      @adult ..2 physically|violently ..1 hurt|hurts|attack|assault|restrain
      i ~3 be|get|=getting|been ..1 hit|beaten|slapped|punched|kicked|attacked|battered|assaulted|strangled|choked|knocked|thrown|pushed|shoved ..4 by ..2 @partner|him|her|@kin
      i ~2 be|get|been ..1 beaten|battered|strangled
      @adult ..4 lay|put|raise|lift ..2 hand|hands|fist ..1 on|to|at|against me|us
      @adult ..3 raise|lift ..1 his|her|a fist|hand|fists && me
      @adult ..3 knock me ..2 out|down|unconscious|over|about|around|teeth
      @adult ..3 punish me ..2 with|by|physically ..2 belt|hitting|slap
      beat|hit|kick|punch|smack the shit|crap|hell|daylights out of me|her
    `,
  },
  struckOther: {
    level: 2,
    who: 'other',
    real: true,
    lines: `
      @adult ..3 @strike|choke ..1 my ..2 mum|mother|sister|friend|aunt|cousin|brother|neighbour
      @adult ..3 @partner|parent|dad|stepdad|father|boyfriend|husband|wife|girlfriend ..3 hit|beat|slap|punch|kick|choke|strangle|abuse|smack|batter|thump ..0 her|him|them !at|to
      my|our|his|her|the ..2 @adult ..1 =is|=gets|=be|=was|=being|=been ..2 abused|beaten|hit|battered|attacked|strangled|choked ..2 by ..3 @adult
      her|his ..1 husband|boyfriend|partner|wife|girlfriend|ex ..3 do|=did it && black_eye|bruise|bruises|lip|arm
      @adult ..4 bruise|bruises|black_eye|split_lip && her|his husband|partner|boyfriend|wife|girlfriend|ex
      hear|heard ..6 scream|screaming|crying|shouting ..8 hit|hitting|smash|smashing|thud|banging|beg|begging|stop|help
      neighbour|neighbor|neighbours|next_door ..8 scream|screaming|beg|begging ..10 smash|smashing|hit|hitting|bang|husband|boyfriend|partner
      dad|father|stepdad|stepfather|boyfriend ..3 hit|beat|hurt|slap|punch|choke|kick|strangle ..1 mum|mother|my|our|her mum|mother|sister
      dad|father|stepdad|stepfather ..3 @strike|choke ..1 mum|mother|mother|her
    `,
  },
  choked: {
    level: 2,
    who: 'victim',
    grave: true,
    real: true,
    lines: `
      @adult ..4 choke|strangle|throttle|strangulate ..1 me|her|him|us !up
      hands|hand|arm|fingers|belt|cord|scarf ..4 around|round|on|over|at|to ..1 my|her|his|the throat|neck|windpipe
      @adult ..4 me ..1 by ..1 the throat|neck
      grab|hold|=held|have|=had|lift|squeeze|squeezed|pin|pinned|press|pressed ..3 my neck|throat
      @adult ..3 hold|=held|put|=put|press|pressed|push ..2 pillow|cushion|hand ..2 over|on|against ..1 my|her ..1 face|mouth|nose
      i ~2 not breathe ..6 neck|throat|hands|he|she|pinned|chest
      =choking me
      i ~3 pass|black|passed|blacked out && neck|throat|hands|choke|choked|strangle|squeezed
      cut off my air|breath|breathing
      until i saw stars|black
    `,
  },
  marked: {
    level: 2,
    who: 'victim',
    lines: `
      i|my|me ~4 @injury ..8 from|because|where|after|when ..3 he|she|him|her|@partner|fight|argument|held|grabbed
      @adult ..4 give|=gave|leave|=left|leaves ..3 @injury
      i ~4 end|have|=got|hide|hiding|cover|covering|get|had ..4 black|split|broken|fractured|busted eye|eyes|lip|nose|rib|ribs|arm|wrist|jaw && he|she|him|her|husband|partner|boyfriend
      cover|hide|covering|hiding ..3 bruise|bruises|marks ..5 makeup|work|sleeves|kids|mum
      @partner ..6 bruise|bruises|black_eye
      told ..3 i ..1 fell|walked into|tripped && he|she|pushed|hit
      =pushed|=shoved|=threw|=kicked|=push|=threw me ..3 stairs
    `,
  },
  threatened: {
    level: 2,
    who: 'victim',
    grave: true,
    lines: `
      @adult ..4 say|tell|threaten|swear|promise|text|scream|joke|keep ..3 he|she|they|to ..2 would|will|going ..2 @hurtVerb ..1 me|us|my|the|both
      @adult ..3 threaten ..2 to|with ..2 kill|hurt|harm|beat|hit|burn|shoot|stab|cut|break|smash|strangle|destroy|take|ruin|rape|find|throw|release|deport|report|knock ..1 !himself|herself
      threaten|threatened|threatening|threatens to @hurtVerb ..1 me|us|my|him|her|the
      @adult ..3 threaten|=threatened|=threatens me ..4 with ..4 @rod|violence|knife
      @adult ..4 say|tell|told|swear|threaten ..5 kill|murder|shoot|stab|burn|hurt|bury|strangle ..1 me|us|my|kids|himself|herself
      @adult ..4 @burnDown ..4 house|flat|car|us|place && us|me|inside|said|told|threaten|says|if
      if he|she|i can|could not have me ..4 no|nobody|one
      @adult ..3 will|would|going ..2 kill|hurt|find|shoot|strangle|stab ..1 me|us ..2 if|when|and|one|for|this|some|$ && leave|left|afraid|scared|said|police|ex|go|find|divorce|court|kids|told|threat|tells|drunk|gun|someday|day|violent|hit|terrified
      afraid|scared|terrified|worried|fear|frightened ..4 he|she|@partner ..3 will|going|might|would|is ..2 kill|hurt|hit|find|beat|come|do|snap|strangle|shoot|attack|harm
      @adult ..4 take|have|get|see ..2 the|my|our kids|children|child|daughter|son|baby ..6 never|away ..3 if|see|again ..4 leave|them|go|again
      @adult ..3 pull|point|hold|wave|aim|put|swing|come|hold|raise|brandish|=pulled ..3 @weapon ..3 at|to|on|against|near|out ..2 me|my|us|head|throat
      @adult ..3 @weapon ..4 point|points|pointed|wave|waved|threaten|threatened|hold|held ..2 it ..1 at|to|against me|my
      @adult ..3 sleep|keep|clean|play|show|put|load|carry ..3 gun|knife|pistol|rifle|machete ..6 me|argue|fight|table|bed|nightstand|night|threat
      @adult ..4 hurt|kill|kick|harm|throw ..1 my|our|the dog|cat|pet|puppy|kitten|animal
      @adult ..3 smash|break|punch|kick|=punched|=smashed ..3 wall|door|window|hole|mirror|tv ..5 next|near|beside|by|when|angry|front|head|face|again|inches
      punch|punched|punches ..1 a? hole|holes ..3 wall|door
      @adult ..5 smash|break|=broke|throw ..3 my phone|phone|laptop|things|everything|dishes|furniture|plates|stuff ..8 call|angry|rage|scared|screaming|again|so|each|every|police|fight|when
      @adult ..3 drive|drives|drove ..2 recklessly|fast|dangerously|into ..6 scare|me|argue|fight|angry
      kill us both
      kill the|my|our kids|children && he|she|said|if
      make ..2 it look like ..2 accident|suicide
    `,
  },
  addressed: {
    level: 2,
    who: 'victim',
    on: ['text_analyzer', 'argument', 'chat', 'journal'],
    lines: `
      i ~2 will|going|=gonna ..3 kill|hurt|break|smash|strangle|beat|find|destroy|end|slap|punch|stab|shoot|bash|burn|ruin|bury|hit|choke|cut|slit ..1 you|your ..1 ..0
      i|we will|going|know|always ..2 find you
      shut ..1 up or ..5 hit|smash|slap|punch|kill|hurt|beat|break|make
      or ..1 i ..1 will ..3 @hurtVerb ..1 you|your
      you be dead when|if|once|meat
      you ..3 will ..2 @soWhat ..1 it|this|for|that|$ !=missing
      you ..2 will ..1 regret ..1 it|this|leaving|that|crossing|what && know where|home|police|come|now|kids|mother|watch|warned|last|leave|left
      go? kill|hang|neck|unalive =yourself !off
      watch your back|step|mouth
      i know where ..3 you|your|she|he|mother|mum|family|sister|kids|parents ..2 live|lives|work|works|sleep|go|parks && regret|or|watch|police|come|hide|try|block|leave|last|sorry|now|careful|better
      you be|=are mine ..4 nobody|else|no|never|forever|understand|hear
      you belong to me
      you ..2 not|never ..1 get|leaving|leave|going|escape ..1 away|me|anywhere|from ..1 alive|me|without && i|will|dead|mine|kill|never
      =leave me and i ..2 will|swear
      if i can not have you
      go to the police|cops ..6 and|see
      try|=dare ..1 to? leave|leaving and|me
      tell|say ..3 anyone|anybody|police|someone ..6 break|kill|hurt|regret|sorry|happens|see|dead|arm|again
      next time i ..1 will|wo ..1 not ..1 miss|stop|be
      smile|enjoy ..2 while you ..1 can
      i ~2 see|=saw|watched|watching|following|follow you ..6 with|at|him|last|home|from && smile|can|think|careful|watch|regret|leave|mine|enjoy|while|outside|sorry
      i ~2 be|=am outside|watching ..2 your|you && block|know|answer|open|let|hide|see|cannot
      do not make me ..2 hurt|hit|angry|violent|get
      you ..2 make|made me hit|hurt|do it|slap
      you will never see ..2 the|your|our|them kids|children|daughter|son|again
      you ..1 not|need ..2 my permission|allowed
      i decide ..2 who|what|where|when you
      good girl && arm|anyone|hurt|break|won't|promise
      last warning|chance && or|you|hurt|block|regret
      your ..2 funeral|grave && i|dig|will
    `,
  },
});
