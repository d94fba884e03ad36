import { rules } from '#server/coach/safety/rules/rule.ts';

/** The ladder of wishing, thinking, planning and trying to die. */
export const dying = rules('self_harm', {
  wish: {
    level: 2,
    who: 'actor',
    lines: `
      i|@adult|@child ~4 want|=wanna|wish|pray|crave|hope|hoping ..1 to|for|i ..2 =die|=dying|death
      i ~4 wish|wishing|hope|hoping|pray ..2 i ..2 be|could|would|can ..1 =dead|=gone|=die|disappear
      i|@adult|@child ~4 @wantTo ..3 be|=being =dead
      i|@adult|@child ~4 want|wish|prefer ..2 to|be =dead
      i|@adult|@child ~3 @wantTo ..2 @deadly
      i ~3 want ..3 be =gone $
      i ~2 want ..2 everything|it|all to stop|end forever|$ ..6 gone
      i|@adult ~4 would|should|be better|best off|if @gone
      i|@adult ~4 be|feel|would ..2 better off =dead
      if i be ..1 =dead|=gone
      i|@adult|@child would rather be =dead
      dying|death ..1 sound|seem|feel|look|would ..2 easier|better|peaceful|nice|relief|comforting|appealing|good|only
      =wake|=waking up ..5 would|sound|be ..3 relief|nice|better|blessing|great|easier|peaceful
      @wantTo ..2 this|my|it life to be over
      wish ..4 it could|would all be over
      i be tired|sick|exhausted|done ..2 of|with =living|life|alive|existing
      i be tired|sick|exhausted|done ..2 of|with being|be alive|here|around|burden|a_burden|$
      i|we do not care ..3 if|whether ..1 i ..2 live|die|wake
      hope|wish|wishing|hoping|pray|praying|want ..3 truck|bus|car|lorry|train|something|lightning|cancer|accident ..2 hit|kill|take|run|finish|crash ..2 me
      let me die
      ready to die
      @wantTo ..2 join ..4 in heaven|on the other side
      i ~2 be|=am done with|of =life
      life ..4 not|without ..3 worth living|it
      i ~3 hate|resent ..2 be|being alive
    `,
  },
  noWish: {
    level: 2,
    who: 'actor',
    denies: true,
    lines: `
      i|@adult|@child ~3 do|can|could not ..3 want ..2 to ..1 live|=exist|=alive|=here|wake
      i|@adult|@child ~3 do not ..3 want ..2 =be|=being|=live|=wake|=exist ..1 alive|here|anymore|again|tomorrow|any|$ ..0
      i|@adult|@child ~3 do not ..3 want ..2 to be|=stay here|alive ..0 anymore|any|and|$|in|on|.
      i|@adult|@child ~3 do not want ..2 to wake|=live|exist
      =wish|wishing|hope|hoping|pray|hoped ..3 i ..2 not|never ..2 wake|born|exist|=here|alive
      =wish|wishing|hope|hoping|pray|wished|prayed ..6 never be born
      not ..1 wake|=waking up ..1 again|tomorrow|morning|would
      not waking up
      @adult|i ..3 do not want to be on|in this earth|planet|world
      no|not ..3 reason|point|purpose|use|will|desire|sense ..3 live|=living|alive|=life|exist|go_on|be_here
      no point ..2 =living|=life|alive|being|carrying|going_on
      what ..3 point|use|reason|sense ..2 living|life|alive|existing|being_here|staying_alive|to_live|of_staying
      why ..2 i ..2 still|even alive|bother ..1 live|living|alive|stay
      why ..2 be|am i ..1 alive|here|breathing
      nothing ..3 live|living for
      nothing left ..2 for me|to_live|in life
      i|@adult ~2 can|could not|never ..2 live|go_on|exist without him|her|you|them $
      not ..2 live without you|him|her && pills|means|promise|mean it|end|kill
      not ..3 be around|here|alive for|to see|by|when|next|at && i|me
      decide|=decided ..2 not to be around|here
    `,
  },
  thoughts: {
    level: 2,
    who: 'actor',
    lines: `
      i|@adult|@child ~5 be|feel|feeling|get|become ..4 suicidal
      suicidal ..1 thoughts|thought|ideation|feelings|urges|again|tonight|today|right|and
      =suicidal $
      thoughts|thought|think|thinking|dream|dreaming|fantasise|fantasize|idea|urge|urges|talk|talking|obsessed|ideas|fantasies ~2 @suicide|@endLife
      i ~3 thoughts|think|thinking|thought|dream|dreaming|fantasise|obsessed ..1 about|of|with ..1 death|dying
      think|thinking|dream|dreaming|fantasise|fantasize|imagine|imagining|thoughts|images|plan ..5 kill|hang|shoot|drown|off|unalive ..0 @self
      @suicide be|is|seems|feels|sounds|looks|=as ..4 think|option|way|answer|solution|choice|only|mind|easier|out|escape
      consider|considering|considered|contemplate|contemplating|commit|committing|attempt|attempting|attempted|try|tried|plan|planning|planned|threaten|threatening|threatened|mention|mentioned ..1 @suicide
      i ~3 think|thinking|imagine|imagining|picture|daydream ..4 @toEdge|@edge ..2 in|into|off|under|wall|front|enough
      imagine|imagining|think|thinking|wonder|wondering ..5 if i ..2 end|die|kill|dead|gone|disappeared|ended
      imagine|imagining|think|thinking|wonder|wondering ..5 if i ..2 be|was|were ..1 dead|gone|not_here|not_there|no_longer|not_around|no_more|asleep|missing
      i ~3 @wantTo ..4 @endLife
      @endLife
      end|ending it all
      i ~4 better off dead
      google|googled|googling|search|searched|searching|look|looked|looking|read|reading|research|researching|researched ..3 how|ways|painless|methods ..3 die|kill|=dying|suicide|hang|overdose
      painless way|ways|death|method
      how many ..3 @pills ..4 take|takes|need|kill|die|enough|overdose|lethal|fatal
      lethal dose|amount|overdose
      =deserve to die && i
    `,
  },
  intent: {
    level: 2,
    who: 'actor',
    grave: true,
    lines: `
      @killOneself =myself
      will|would|might|could|shall ..1 @killOneself @self
      @wantTo ..2 @killOneself ..1 @self
      i|@adult|@child ~3 @wantTo ..3 @toEdge ..3 in|off|into|under|from|front|on|over ..3 @edge
      i ~4 @toEdge ..3 in|off|into|under|from|on ..2 the|a|my|front ..3 @edge && almost|nearly|want|think|tonight|tomorrow|could|end|if|this|over|going|cannot|enough|should|will|today|tempted
      i be|will|going|might ..2 =jump|=jumping|=jump $|off|from && if|unless|bridge|roof
      i ~2 will|going|be|am ..2 do it ..1 tonight|tomorrow|today|now|soon|properly|right && everything|ready|pills|kids|letters|note|plan|courage|goodbye|sorry|nobody
      i ~3 will|going|shall ..2 do it && everything|have what i need|all i need
      @sharp|gun|pistol|pills ..8 use|using|used it|them on myself
      about|going|ready to ..1 @endLife
      pull the trigger && myself|end it|my head|gun
      put|hold|point|press|=held ..2 gun|pistol ..3 to|in|against my|his|her own? head|mouth|temple
      rope|noose|belt ..4 round|around|neck && my|his|her|i
      @toEdge ..2 @self ..2 off|in|under|into|from
      =last ..1 day|night|week|birthday|christmas ..4 alive|earth|goodbye|living|on_this
      this be|is my last day|week|night && goodbye|sorry|everyone|it
      i ~4 =won't|not ..2 be alive|here|around ..3 much longer|tomorrow|anymore|monday|by
      soon ..2 it|this|i|they|all ..3 be ..1 over|gone|free|dead|rid && i|me|my
      by the time ..5 this ..4 gone|dead|late
    `,
  },
  plan: {
    level: 2,
    who: 'actor',
    grave: true,
    lines: `
      i|@adult ~3 have|make|=got|=made ..2 a|plan|my plan ..2 to|and|for|how && die|kill|pills|rope|end|myself|suicide|over|goodbye|dead|life|gun
      a plan && pills|rope|gun|bridge|goodbye|end it|die|suicide|tablets
      i ~3 set|pick|choose|decide|=chosen|=picked ..2 a|the|my date|day|time|spot|place|method|bridge && nobody|miss|no|know|end|die|goodbye|over|dead|alone|ready|alive
      i ~2 set|pick|=picked|chosen|choose a|the|my date|day $
      write|=wrote|=written|writing|leave|left|finished|draft ..3 note|letter|letters|notes|goodbye ..12 dead|goodbye|die|find|funeral|courage|alive|explain
      write|=wrote|=written|writing|leave|left|finished|draft ..3 note|letter|letters|notes|goodbye ..12 gone !to|for|out|back|home|round|over|shopping|fishing|running|off|with|into|food
      write|=wrote|=written|finish|leave|left ..2 suicide|goodbye|farewell|final note|letter|letters|message|notes
      suicide note|letter|pact|plan|attempt|method|attempts
      the note be|is ..1 written|ready|done
      give|=gave|giving|given ..2 away ..3 my|all|his|her ..8 not need
      give|=gave|giving|given ..1 away ..3 my|all|his|her ..8 gone|anymore
      i|he|she|daughter|son|friend ~3 give|giving|=gave|given ..1 away ..2 everything|belongings|possessions|things|stuff
      sort|arrange|=sorted|put|get|update|settle|finalise|=wrote ..3 will|affairs|funeral|passwords ..10 gone|dead|order|nobody|trouble|die|after
      my affairs in order
      stash|stashing|stockpile|stockpiling|save|saving|hoard|hoarding|collect|collecting|stored|saved ..3 up? ..3 @pills
      buy|=bought|get|order|ordered|=got|found ..2 rope|noose|razor|helium|charcoal|blades
      i ~2 buy|=bought|ordered|get|=got ..3 gun|pistol|shotgun|pills|tablets && die|end|myself|over|goodbye|better off|dead|suicide|do_it
      i|@adult ~2 have|=got|=has ..4 @pills|rope|noose ..3 =ready|hand|planned|hidden|front|saved|beside
      i ~1 have ..1 the|=enough pills|tablets|rope
    `,
  },
  attempt: {
    level: 2,
    who: 'actor',
    grave: true,
    lines: `
      try|=tried|trying|attempt|=attempted|attempting ..2 to? @killOneself ..1 @self
      try|=tried|trying|attempt|attempted ..3 @endLife|die|suicide|overdose
      =nearly|=almost|=just ..2 @toEdge ..4 @edge && i
      i ~3 =nearly|=almost ..2 kill|end|=ended|hang|did_it|went_through_with_it|overdose|drown|do_it $
      second|third|another|failed|last|my suicide? attempt ..6 here|alive|hospital|nobody|right
      i|he|she|@child ~2 survive|=survived ..2 overdose|suicide|attempt && week|night|yesterday|month|today|last
      take|=took ..3 overdose && week|night|yesterday|month|today|last|friday|sunday|weekend
    `,
  },
  lately: {
    level: 2,
    who: 'actor',
    grave: true,
    instead: true,
    lines: `
      @adult|@child|i ..2 =took|=swallowed|=overdosed|overdose ..8 last|few|couple month|year|week|summer|winter|spring|autumn|time|christmas|weeks|months
    `,
  },
  burden: {
    level: 2,
    who: 'actor',
    lines: `
      @everyone ..3 would|will|be|=are ..3 better|happier|fine|okay|lighter|easier|relieved|richer|glad|cheer ..2 off? ..2 without|if ..1 me|him|her|i|without|gone
      @everyone ..4 better ..1 off|without without|if me|i|him|$
      world|life|lives|house ..3 better|lighter|easier|happier ..1 ..2 without|if me|i
      i ~3 be|=am|feel|nothing ..3 @burden && gone|free|without|better|dead|die|anymore|should|over|soon|world|end|everyone|all|them
      @everyone ..2 would ..2 be free of me
      free|rid of me && soon|gone|dead|they|will
      =better if i ..3 die|gone|dead|disappear|not_here
    `,
  },
  unmissed: {
    level: 2,
    who: 'self',
    denies: true,
    lines: `
      nobody|no|not|who ..2 would|will ..3 @miss ..2 if|me|i|when && gone|die|dead|disappear|disappeared|day|picked|am|were|here|vanish|exist|died|without
      nobody|no ..2 would|will miss me $
      nobody|no ..3 would|will ..2 miss|mourn|come ..4 me|funeral && day|die|dead|gone|end|tonight|date|alive
      i ~2 would not be missed
      no ..1 would ..2 @miss ..2 if i ..2 die|=died|vanished|disappeared|dead|gone
    `,
  },
  farewell: {
    level: 2,
    who: 'actor',
    grave: true,
    lines: `
      @goodbye && gone|die|dead|sorry for everything|take care of|look after|kids|pills|cannot go_on|last|do not blame|forgive me|read this|phone off|turned off|not picking up|not answer|forever|everyone
      =say|saying|said|post|posted ..2 goodbye ..2 to everyone|all|friends|family|us
      not|cannot ..2 go on && thank|thanks|sorry|sad|forgive|loved|goodbye|take care|look after|kids|mum
      not ..1 @goOn && thank you for everything|sorry for everything|sorry|take care of|look after|goodbye|nothing will ever|forgive me|not be sad|your fault|loved you|gone
      tell ..5 i ..1 love|=loved ..2 them|her|him|you && sorry|goodbye|do|gone|always
      sorry for what i ..2 about|going|have to to do
      forgive me for what i ..3 do
      when i be|=am gone ..8 remember|know|take|look|tell|find|cry|happy|free|sorry
      do not blame yourself|yourselves && gone|love|sorry|anymore|go
      take|look ..1 care|after ..3 mum|mom|kids|dog|cat|dad|her|him|them|each ..1 ..0 && not do this|nothing will ever|gone|goodbye|pain|sorry for everything|cannot
    `,
  },
  slang: {
    level: 2,
    who: 'actor',
    lines: `
      =unalive|=unalived|=unaliving
      @suicide ..3 all i|on my mind|thinking|keep
      done|over with|of =life ..3 not joking|for real|fr|seriously|goodbye|anymore|$
      i|he|she be|=am ..2 done with|of life|living|everything ..2 fr|goodbye|forever|not
      end me && please|cannot|anymore|hate|pain
      take me out && life|earth|pain|misery
      =log off ..1 life|forever|permanently
      =opt|check out ..2 life|of living|permanently|for_good
    `,
  },
});
