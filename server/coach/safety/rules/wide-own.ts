import { rules } from '#server/coach/safety/rules/rule.ts';

/** The widest frames: the shape of a thing said, whatever words fill it. Here: a danger to oneself. */
export const wideOwn = [
  ...rules('self_harm', {
    ceasing: {
      level: 2,
      who: 'self',
      lines: `
        i ~4 @wishing ~4 @myBeing ..3 @ceasing ..0 !working|smoking
        @wishing ..3 my heart|life|breathing ..2 would|to|could|just ..2 @ceasing
        i ~4 @wishing ..3 i ..2 could|would|can|was|were|had|might ..2 stop|cease|quit|=not ..2 be|being|exist|existing|alive|living|breathing|born|here
        i ~5 @wishing ~3 be|=being ..2 =dead|gone|elsewhere|nothing|nowhere|nobody ..1 $|forever|and|already|instead|too
        pick|=picked|choose|chose|=chosen|found|know|scouted ..2 the|a|my|out ..2 spot|place|tree|beam|bridge|method|way ..0 && @brink|nobody|no one|die|end|rope|winter|alone|find me|life|quick
        i ~4 =drove|=went|=walked|=stood|=sat|=climbed|=stopped|=parked|drive|stand|sit|walk ..5 @brink ..0 && @saved|jump|jumping|thinking|end|crying|alone|over
        the? kitchen? knife|blade ..4 my wrist|wrists|throat|neck|chest
        tonight|today|tomorrow ..2 be|=is|might ..2 the night|day|end|last && nothing|lose|goodbye|ready|pills|done|over|nobody
        nothing ..2 left ..1 to|for ..1 lose|live|me|stay
        when|once|after|if i be|=am =dead
        when|once|after i be|=am gone ..0 && dog|kids|who|what|look|sort|funeral|insurance|will|ashes|letters|sorry|better
        who|what ..4 dog|cat|kids|house|things ..4 when|once|after i ..1 be|=am|die|go
        enough ..2 @med|insulin|gas|rope|morphine|helium|heroin|fentanyl ..4 to|for ..0
        make it quick|painless|look like an accident
        read about it|me ..2 in the paper|news
        i ~3 end it ..0 !with|between && i|tonight|all|paper|cannot|pain|life|over|anymore
        i ~2 go|going ..2 to? end it $
        world|earth|planet ..3 without ..1 me
        failure ..6 mother|father|parent|husband|wife|son|daughter|partner ..8 better|without|insurance|rid|dead
        simpler|easier|better|cheaper|quieter|happier|relief|relieved|free ..4 for|if|without|when ..5 i ..2 be|had|was|were|did|died|not|gone|am ..1 not|never|dead|gone|born|exist|here|around|died|out
        @everyone ..4 better|happier|free|relieved|easier|fine|cheer|celebrate ..6 without me|gone|dead|not_here|my funeral
        i ~3 @wishing|going|planning ..3 follow|join|be with ..1 him|her|them|mum|dad ..2 in|to|up|heaven|grave|death|soon|on_the_other
        i ~3 do not|never|hardly ..2 want|deserve|need ..2 to ..1 live|wake|breathe|exist|be_alive|be here|see tomorrow|grow_old
        my ..2 suicidal|suicide ..1 thoughts|plan|note|attempt|ideation|urges
        i ~2 have|=had|=got|keep|having|get ..2 suicidal|dark|intrusive_thoughts|urges|feelings ..2 again|about|of|back|every|daily|tonight|$
        i ~4 research|google|look|looking|read|search|watched ..3 about|up|for|how ..4 suicide|overdose|overdosing|hanging|dying|lethal|painless|bleed_out|kill
        life ..1 be|=is|feels|seems ..3 over|pointless|meaningless|finished|worthless|hell|not_worth ..1 $|without|since|for|and|now|anymore
      `,
    },
    leaving: {
      level: 2,
      who: 'actor',
      denies: true,
      lines: `
        not ..3 have to? ..1 worry|bother|deal|care|think|put ..3 me ..2 anymore|any|after|again|much|longer|soon|from
        not ..3 see|hear|find ..2 from? ..1 me ..2 anymore|again|alive|after|tomorrow && goodbye|sorry|love|loved|tonight|tell|always|thank|forgive|gone|pain
        no ..1 reason|point|use ..6 stay|staying|live|remain|wake|exist|alive ..2 on|here|around|alive|in|$|anymore|up
        not ..3 reason|point|use ..3 for me|me to|in ..2 stay|staying|living|live|being
        i ~3 not ..2 want|deserve|belong|need|be ..2 to? ..1 be|stay|live|belong|on ..2 on|in|this ..1 planet|earth
        not ..2 see|imagine|picture ..2 a|my|any|myself ..3 future|tomorrow|birthday|thirty|forty|year|growing|getting_older|alive
        not ..2 trust myself ..4 tonight|alone|pills|knives|knife|medication|bridge|train|car|meds|blades|alive|home
        nobody|no|not ..2 can|will|would ..1 stop me && tonight|pills|die|end|bridge|plan|kill
        i ~2 not ..1 afraid|scared ..2 of|to ..1 dying|death|die ..0
        nothing|nobody ..3 keep|keeps|keeping|hold|holding ..1 me ..1 here|alive|on
        i ~3 not ..2 strong|brave ..2 enough ..2 to ..2 live|go on|stay|survive|carry_on|do_it|kill
        after|from tonight ..4 not|no|never ..4 problem|worry|me|bother|more|pain
      `,
    },
    sensed: {
      level: 1,
      who: 'self',
      denies: true,
      lines: `
        i ~2 be|feel|=am ..2 so|completely|totally|just|utterly|all|very ..1 numb|hollow|hopeless|worthless|empty|broken|lost ..1 $|inside|and|all|lately|anymore|every
        ^ so|completely|totally numb|empty|hopeless|hollow|worthless ..1 $|and
        i ~1 be|feel|=am nothing|nobody|worthless|a_nobody ..0 $
        no|not ..3 point|sense|purpose|meaning ..2 in|to|of ..1 anything|any|it|life|trying|living|everything|this $|lately|anymore|any|now|and|without|at|since
        i ~2 be|feel|reach|=am|=hit|at ..2 breaking point|rock_bottom|my limit|my lowest ..0 && nobody|no|alone|cannot|call|cry|anymore|help|hope
        nobody|no ..3 can|could|would|to ..2 call|turn|help|talk|care|cares|notice ..2 me|to|$ && breaking|point|worthless|empty|cannot|anymore|alone|crying|hopeless|pain
        i ~3 not ..2 feel|see|find ..3 anything|joy|hope|happiness|reason|future|light ..1 anymore|any|at_all|in|$ ..0 && i|life|anymore|alone|empty|numb|days
        what|why ..2 be|=is ..1 wrong with me && hate|worthless|cannot|cry|alone|hopeless
        i ~2 hate|loathe ..1 my life|being_me|myself|existing|who_i_am
        crying|cry|cried ..2 every|all ..1 night|day|morning ..0 && worthless|hopeless|empty|alone|point|cannot|nobody|life|anymore|sleep|why
        drown|drowning|sinking|swallow|suffocating ..3 sadness|darkness|despair|depression|pain|grief|loneliness
        i ~4 give|giving|gave|given up ..1 on|hope|everything|trying|$ ..1 life|myself|everything|living|$
      `,
    },
  }),
  ...rules('self_injury', {
    blood: {
      level: 2,
      who: 'actor',
      lines: `
        i|she|he|@child ..4 dig|digs|dug|press|push|drive|stick|=stuck|stab ..4 nails|needle|pin|needles|fork|compass|scissors|glass ..3 into|in|through ..2 my|her|his ..2 arm|arms|skin|palm|palms|thigh|thighs|leg|legs|wrist|wrists|hand|hands|own
        i ~6 until|till ..2 there|it|i|they be|=is|was|bleed|bleeds|bled|see|=saw|blood ..2 blood|bleed|bleeding|bled|bruised|raw ..0 && my arm|myself|skin|my arms|nails|wrist|wrists|my leg|my legs
        start|started|back|begin|began|again|keep ..2 to? hurting|harming|cutting|burning|scratching|hitting ..1 myself|herself|himself|again
        hurt|hurting|harm|harming|cut|cutting|burn|burning|burns|cuts|hurts ..1 myself|herself|himself ..4 again|secret|cigarettes|cigarette|lighter|razor|blade|knife|night|nobody|sleeves|when|every|iron|because|to
        @child|girlfriend|boyfriend|friend|sister|brother|wife|husband|she|he ..3 burn|burns|cut|cuts|hurts|scratches|bites|hits|starves|punches|harms herself|himself
        pull|pulling|pulled|rip|ripping|tear|tearing ..2 my own? hair|skin|nails|eyelashes ..0 && panic attack|fight|blood|until|calm|again
        sleeves ..6 hide|hiding|nobody|cover|summer|heat ..0 && cut|cuts|arms|scars|marks|i
        @sharp ..6 helps|calms|relief|release|bathroom|drawer|hide|hidden && my|i|skin|feel|cut|again
        starve|starving|starved|not_eat|not_eating|purging|throwing_up ..6 punish|control|disgusting|fat|thin|deserve|days ..0 && i|myself|she|her
      `,
    },
  }),
  ...rules('medical_emergency', {
    taken: {
      level: 3,
      who: 'actor',
      grave: true,
      denies: true,
      lines: `
        take|=took|=taken|swallow|swallowed|drank|=had ..2 something|pills|tablets|drugs|them|poison|much|stuff|everything ..8 not ..3 wake|respond|breathe|breathing|talk|stand|move|open
        can not wake ..1 him|her|them
        not wake him|her|them|my ..1 up
        not ..1 feel ..1 my|his|her ..1 legs|hands|arms|face|body|feet ..0 && pills|tablets|took|vodka|drank|swallowed|bottle|meds|taken
        bottle|vodka|whisky|whiskey|wine|alcohol|drunk|drank ..5 with|and|plus|then|on ..4 @med ..0 && i|he|she|my && now|dizzy|feel|legs|sick|scared|sleepy|bottle|all|hands|vision|cannot|help
        =blacked|passed_out|unconscious ..8 @med|pills|bottle|drugs|needle|overdose|alcohol|floor
        overdosing|overdosed ..0 !at|in && now|help|dizzy|hour|minutes|scared|floor|just|tonight|feel|ambulance|he left|she left|wake|hospital
        throat|tongue|lips ..3 swelling|blue|closing
        head ..4 bleeding|cracked|gash|blood ..0 && now|floor|wake|fell|unconscious|dizzy|he|she
        stabbed ..2 me|him|her|himself|herself && now|blood|help|bleeding|just
      `,
    },
  }),
];
