import { rules } from '#server/coach/safety/rules/rule.ts';

/** Nets that need no fixed wording: a heavy word, and the people that make it heavy. Here: a danger to oneself. */
export const netsOwn = [
  ...rules('self_harm', {
    ownDeath: {
      level: 2,
      who: 'self',
      lines: `
        my own? @deathNoun|grave|death ..0 && imagine|imagining|picture|plan|planning|fantasise|fantasize|come|cry|write|wrote|who|think|calm|attend|daydream
        come|cry|show|attend|turn ..1 up? ..1 to|at my @deathNoun|grave
        write|=wrote|writing|plan|planning ..2 my own? @deathNoun
        whether|if|that i live or die
        live|living or die|dying && i|me|care
        @still ..2 stop|stops|stopping|keep|keeps|keeping|holding ..1 me ..2 here|alive|going|from|back|is|on
        @still ..3 i ..3 =here|alive|living|breathing|not_dead
        life insurance|assurance && i|me|without|better|worth
        the? insurance money|payout && they|i|worth|useful|dead
        i ..2 be ..1 worth more dead
        i ..4 check|checking out for|of|permanently
        =tired|sick|exhausted ..1 of ..1 waking|existing|living|breathing|being|surviving ..2 up|alive|here|$|and|every|another
        go|going|fall|stay|drift ..2 to? sleep|asleep ..4 stay|never|not|forever|wake
        i ..2 make|made|have|=made up my mind && over|peace|peaceful|goodbye|done|end|calm|gone|tonight|finally
        @goodbye ..2 text|texts|message|messages|letter|letters|note|notes|video|videos|email|emails
        in|under|into the ground|earth|dirt && i|rather|me|better
        =make|get it|me stop && exist|live|alive|anymore|die|please
        =rather|prefer ..1 be in|under the|a ground|grave
        on ..1 borrowed time && i|end|goodbye
        want|wanted|need|needed ..2 it|this|everything|pain|all|the ..2 to ..1 be over|=end|stop ..1 for good|forever|$|now|permanently && i|me|cannot|anymore|alive
        do something|anything stupid|drastic|bad|silly|permanent|terrible ..1 to? ..1 tonight|now|myself|himself|herself|if|soon|$ && scared|afraid|worried|might|think|feel|going|she|he
        do|doing something to @self
        i ..4 drive|ride|walk|run|go ..5 off|into|over|onto ..2 the|a|that ..1 @riskPlace|road|traffic|sea|ocean|lake|river|wall|tree && think|want|tell|tells|telling|mind|thought|voice|urge|could|keep|tempted|end|just
        @riskPlace ..6 stand|standing|stood|stare|staring|look|looking|jump|jumping|climb|climbed|sat|sitting|pull|pulls|calling|drawn|think|thinking && i|me|my
        i ..5 stand|standing|stood|stare|staring|jump|climb|climbed|sat|sitting|walk|walking ..4 on|at|off|by|near|to|from|over|toward|towards the|a|that ..1 @riskPlace && night|long|alone|think|thinking|thought|nobody|end|wonder|again|jump|cold|today|tonight|over|edge|how|enough
        a? voice|voices|head|mind|brain ..2 tell|tells|telling|told ..1 me ..3 to ..3 die|jump|kill|end|cut|drive|hurt|do
        i ..5 count|counting|counted|hold|holding|stare|staring|look|looking|line|lined|pile|hoard|hide|hiding|collect|collecting|think|thinking ..4 @med && all|pills|end|again|keep|sleeping|enough|next|how
        @med ..8 next to me|beside_me|in_front_of_me|in_my_hand|enough|ready|counting|all_at_once|at_once|do_it|lined
        i ..4 take|taking|swallow|swallowing|swallowed|took|=down|downing ..1 @wholly ..3 @med|and|$|at|of|with
        @wholly ..2 @med && i|take|taking|swallow|end|tonight|once|think
        i ..3 =bought|=got|=ordered|=found|have ..3 razor|razors|rope|noose|helium|blade|blades ..0
        razor|razors ..6 bathroom|locked|alone|wrist|wrists|bath
      `,
    },
    noWay: {
      level: 2,
      who: 'actor',
      denies: true,
      lines: `
        i|@adult ..3 not ..3 make|get it ..1 through|to|past|until ..2 the|this|tonight|tomorrow|another|my|christmas|birthday|monday|week ..1 week|weekend|night|year|month|day|$|new|christmas|birthday|winter|end
        i|@adult ..3 not ..3 be|being|=been here|around|alive|there|with ..2 next|by|at|for|in|when|to|after|much|tomorrow|long|us|you ..1 year|christmas|easter|summer|birthday|month|week|new|spring|longer|winter|it|that|this|see|$
        i|@adult ..2 not ..2 plan|planning|intend|expect|see ..4 be|being|around|alive|here|live|living|old|future|myself ..3 at|by|for|next|past|in|christmas|30|40|anymore|long
        i|@adult ..3 can|could not ..2 exist|survive|be_alive|live ..1 anymore|any|$
        not ..2 hear|heard|see ..1 from? ..1 me again|anymore
        the? last ..3 time ..3 hear|see|talk|speak|heard ..2 me|from|you|each ..0 && love|goodbye|sorry|tell|girls|kids|phone|forgive
        not ..2 come|go looking ..2 for me
        not ..2 look for me
        not ..1 see|find ..3 other|another|any|a way out|option|escape|solution
        no other|way way|out ..1 out
        no|not ..2 want ..4 another day|morning|sunrise|birthday
        nobody|no|who ..2 care|cares|cared|bother|would ..1 care ..1 if|whether|that i|he|she ..3 live|die|dead|alive|gone|breathing|disappear|vanish|here
        i ..1 do not ..2 care ..2 what happens to me
        not ..3 reason|point ..2 in|for|to ..1 =being|=waking|getting|going
      `,
    },
    talkOfIt: {
      level: 2,
      who: 'other',
      denies: true,
      lines: `
        @adult|@child ..6 talk|talks|talking|joke|jokes|joking|say|says|saying|said|text|texted|mention|mentions|write|writes|wrote|told|tell|tells|post|posted|hint ..6 die|dying|dead|suicide|end_it|gone|not_being_here|not_be_here|kill|himself|herself|hang|jump|pills|goodbye|alive ..0 !=dog|cat|of|laughing && himself|herself|themselves|he|she|scared|worried|suicide|life|dead|pills|goodbye|better off|next year|alive|stuff
        @adult|@child ..4 be|=is|=was ..2 going|planning|threatening|threatened|trying|tried|threatens|wants ..1 to ..3 hurt|harm|kill|cut|hang|shoot|drown|do ..2 himself|herself|themselves|themself
        afraid|scared|worried|terrified ..3 @adult|@child ..6 do something|hurt|harm|kill|take|end ..3 to? himself|herself|his|her|themselves
        @adult|@child ..5 give|gives|giving|gave ..2 away ..2 his|her|their|all
        @adult|@child ..4 have|has a? plan && scared|life|suicide|die|end|tell|kill
        afraid|scared|worried|fear|terrified ..2 for his|her life
        found|find|saw ..3 his|her|a @goodbye|suicide_note|letter|search
        @adult ..3 lock|locked ..1 himself|herself ..4 pills|knife|blade|razor|gun|bathroom && answer|answering|scared|pills|cut|kill
      `,
    },
  }),
  ...rules('self_injury', {
    ownBody: {
      level: 2,
      who: 'actor',
      lines: `
        i ..6 cut|slice|carve|burn|scratch|claw|scrape|pick|bite|stab|prick|hit|hurt|bruise|cutting|slicing|burning|hurting|scratching|biting|hitting ..2 my|into|on ..1 skin|body|thigh|thighs|hips|wrists|forearm|forearms|stomach|own|knuckles|ankles ..0 !=doing|cooking|by
        i ..4 cut|burn|hit|hurt|scratch|bite|pinch|stab|punch|slap|burned|burnt myself ..4 on purpose|deliberately|with|again|until|because|when|to|so|every
        i ..4 make|made|have|left|leave|put|do ..3 cuts|cut|scratches|burns|marks ..3 on|where|in|all my|nobody|no|over
        cuts|scars|burns ..3 on|over|all ..2 my|her|his|their ..1 son|daughter|friend|sister|brother|girlfriend|boyfriend|wife|husband|kid ..1 's? ..1 arm|arms|wrist|wrists|leg|legs|thighs|stomach|body
        deliberately|purpose ..4 cut|burn|hurt|injure|scratch|hit myself|my|herself|himself
        hurting|harming|punishing|injuring|cutting|burning my body|skin|flesh
        =cutting|=slicing ..3 calm|relief|feel|cope|release|numb|only|helps|secret && i|me|my|she|he
        only|best ..2 way|thing ..3 calm|cope|feel|release && cut|cutting|blade|burn|hurting|pain|blood|body
      `,
    },
  }),
  ...rules('medical_emergency', {
    now: {
      level: 3,
      who: 'actor',
      grave: true,
      denies: true,
      lines: `
        i|he|she|@kin|@child|@partner|friend ..3 take|=took|=taken|swallowed|=had|=ate ..1 too many|much|a ..3 @med|pills|tablets|drugs
        =took|=taken|=swallowed ..3 the|a ..1 whole|entire|full_pack|bottle|box|packet|strip|lot
        i|he|she ..3 =took|=taken|=swallowed ..1 all ..3 @med|of|them|my && now|feel|dizzy|sleepy|numb|wake|floor|help|minutes|hour|sick|scared|what|weird|hands|ago|bottle
        @kin|@child|@partner|friend|he|she ..3 be|=is ..1 not ..2 breathing|moving|waking|conscious|responding
        @kin|@child|@partner|friend|he|she ..6 hit|hits|banged|cracked ..1 his|her head ..8 not|unconscious|blood|moving|wake|vomit|bleeding
        @kin|@child|@partner|friend|he|she ..3 stop|stopped breathing
        foam|foaming ..2 mouth
        call|need ..2 an? ambulance
        bleeding ..3 will|won't|not stop|stopping
        losing consciousness
      `,
    },
  }),
];
