import { rules } from '#server/coach/safety/rules/rule.ts';

/** Sex without consent, touching, images used against somebody. */
export const sexual = rules('sexual_assault', {
  raped: {
    level: 2,
    who: 'victim',
    grave: true,
    lines: `
      @adult ..3 =rape|raped|rapes|raping me|us|her|him|my
      =raped ..1 by
      @rape my ..1 @kin|@child|friend
      i|she|he|@child|@kin|friend ..1 be|=was|been|get|got|=being ..2 raped|molested|groped|fondled|roofied|spiked
      the|my rape ..0 && i|me|my|since
      sexually assault|assaulted|abuse|abused|harass|harassed|harasses|harassing|violated
      sexual assault|abuse|harassment|violence ..0 && i|me|my|she|he
      @adult ..3 @molest ..1 me|us|her|him
      i ~2 be ..1 @molest ..1 by|as|at|last|when
      @adult ..2 assault|assaulted me ..3 party|date|night|bar|club|$|bed|work
      i ~2 be|got|=was assaulted !on|by
    `,
  },
  forced: {
    level: 2,
    who: 'victim',
    denies: true,
    grave: true,
    lines: `
      @force ..1 me|her|him|himself|herself ..3 to|into|for|on ..2 @sex|sexual|bed|sex|do ..0
      force|forces|forced himself|herself on|upon|onto
      @sex ..4 when|while|even|although|though ..3 i|she|he ..4 @asleep|want|said_no|say_no|no|sick|crying|cry|not
      @sex ..4 with me ..4 @asleep|without
      i ~3 wake|=woke|waking up ..6 inside|on top|touching|having ..1 me|of|sex|$
      inside me && woke|asleep|yes|no|stop|never|want|sleeping
      @sex ..3 be|=is ..2 my|wife|marital_duty|job|obligation|right|owe|duties
      @sex ..8 not ..2 take|accept ..1 no
      not ..2 take|accept ..1 no ..3 for an answer && sex|bed|touch|husband|kiss|body|date|pants|me and
      @refuse ..3 to ..1 sex
      until i give|=gave in && sex|bed|touch|begs|sleep|tired
      pressure|pressures|pressured|pressuring|guilt|guilts|beg|begs|nag|nags|coerce|coerces ..1 me ..3 sex|sleep with|bed|sexual|nudes
      @sex && scared to say_no|afraid to say_no|if i refuse|if i say_no|he gets angry if|punish
      not ..2 stop ..3 having|touching|when_i|sex && sex|touching|bed|told
      @refuse && @pressedOn
      say|said_no ..4 @pressedOn
      tell|told|ask|beg ..2 him|her|them to stop ..4 but|and ..3 @pressedOn|he|she|they
      =condom|protection ..3 off|without|removed|lied && he|me
      take|took|remove|removed|pull|slip ..2 the|his condom
      hide|hid|sabotage|flush|throw|threw|tamper|took ..2 my birth control|pill|contraception|contraceptives
      drug|drugged|spike|spiked|roofied ..1 me|my|her ..1 drink|and|on|at|last|$
      drink ..2 be|was|got spiked
      i ~2 be|get|got|=was drugged
      not remember ..2 what ..2 he|they|happened ..3 did|do|me && drink|drugged|spiked|date|party|woke
    `,
  },
  touched: {
    level: 2,
    who: 'victim',
    grave: true,
    lines: `
      @adult ..4 grope|fondle|molest|gropes|groped|fondled ..1 me|her
      @adult ..4 hand|hands|fingers|finger ..2 up|down|on|in|inside|between|under ..1 my|her|the ..1 @privates|skirt|pants|shirt|legs|underwear|thigh|trousers|breast|breasts|bum|chest|bra|knickers|top
      @adult ..4 touch|touches|touched|touching|grab|grabs|grabbed|rub|rubbed|squeeze|squeezed|stroke|stroked ..2 my|her @privates
      @adult ..4 touch|touches|touched|touching|grab|grabs|grabbed|rub|squeeze|stroke ..2 my|her ..1 @privates
      @adult ..4 touch|touches|touched|touching|kiss|kisses|kissed|undress|undressed ..1 me ..6 not want|without|consent|against|sleep|said_no|froze|uncomfortable|no
      against my will|consent
      without my consent|permission && touch|sex|photo|video|kiss|film|filmed|record
      @adult ..3 expose|exposed|flash|flashed ..1 himself|herself ..1 to|at me|her
      @adult ..3 masturbate|masturbated ..3 front|at|near|me
      boss|manager|teacher|coach|landlord|doctor|uncle|colleague ..6 sex|sexual|touch|touched|skirt|naked ..8 job|grade|rent|or|fired|lose|talked
    `,
  },
  images: {
    level: 2,
    who: 'victim',
    grave: true,
    lines: `
      @publish|post|posting|posted|leaked|shared|sharing|sent ..4 my|of me|me ..1 @nudes
      @publish ..3 @nudes ..2 of me
      @publish|put ..3 @images ..1 of me ..1 naked|nude|undressed|undressing|in
      @adult ..4 threaten|threatens|threatened|blackmail|blackmails|blackmailing ..6 @nudes|@images
      @adult ..4 film|filmed|films|record|recorded|video|videoed ..2 me|us ..4 naked|sex|undress|shower|without|secretly|bed
      revenge porn
      sextortion|sextorted
      your ..2 @nudes|nudes|pictures|pics|videos ..3 go|will|get|are|be|going|to|on ..2 your|boss|online|everyone|mum|family|friends|husband|work|school|public|internet
      send ..2 me|more ..3 @nudes|@images ..2 or ..1 i
      or i ..2 will|=post|send|show|share|leak|upload ..3 the|your|these|them|ones ..1 @nudes|@images|everyone|have
      i ~1 have|=still|kept ..2 your|the|all ..2 @nudes|pics|pictures|photos|video && if|or|unless|boss|everyone|post|send|leave|nice
      be nice ..2 or
      blackmail|blackmails|blackmailing me
    `,
  },
  after: {
    level: 1,
    who: 'victim',
    lines: `
      since the rape|assault|attack
      i|she|he ~2 be|=was|been|get ..1 molested|raped|assaulted|abused|touched ..3 as|when|by ..2 a|i|child|kid|teen|my|cousin|uncle
      sexual abuse|assault|trauma && child|childhood|past|intimacy|years|still|flashbacks
      flashback|flashbacks|nightmare|nightmares ..5 rape|assault|abuse|him|attack|that_night
    `,
  },
});
