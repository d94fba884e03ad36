import { plainDays } from '#server/coach/safety/plain-days.ts';

/** Frames that look like harm and are none. Words inside them are not evidence. */
export const everyday: Record<string, string> = {
  ...plainDays,
  idiom: `
    be dying to|of|for|from|laughing|inside !=injuries|my
    die|dying ..2 of|from ..1 embarrassment|boredom|laughter|shame|laughing|curiosity|cringe|cute|happiness|heat|hunger|thirst|jealousy
    die|died|dead|dying laughing
    almost|nearly|literally|just die|died laughing|when|of|at
    to die for
    hit|hits|hitting on ..1 me|him|her|us|them|somebody|someone|everyone|everybody|anyone|women|girls|men|guys|friend|friends|sister|brother|cousin|wife|husband|girlfriend|boyfriend|waitress|waiter|waitresses|barmaid|bartender|colleague|colleagues|coworker|nurse|teacher|another|other|every|strangers !head|arm|leg|face
    my|our|the|her|his ..1 cat|dog|hamster|rabbit|horse|pony|pet|budgie|parrot|goldfish|puppy|kitten|guinea_pig ..2 die|died|dying|=dead|passed_away|passed|put_down|put_to_sleep
    i would die for|without|if
    i would rather die than
    would rather die than
    i would sooner die than
    i|we can|could ..1 kill|murder ..1 for|a|an|some
    would|could kill ..1 for|to have|be|see|a|get
    =killing me !him|her|softly ..0 $
    deadline|back|feet|head|suspense|silence|heat|commute|work|job|knee|knees|stairs|shoes|heels|waiting|wait|this|that|it|distance|legs|neck|tooth|teeth|allergies|curiosity|you|guilt|boredom|workload|hours|cold|snoring ..3 kill|=killing me|us|him|her
    @parent|@kin|friend|boss|roommate|teacher ..2 would ..2 kill|murder|strangle|shoot me|us ..2 if|for|when
    will|going ..1 kill|murder|strangle me ..1 when|if|for|because ..4 find|finds|found|hear|hears|see|sees|know|late|forget|forgot|dented|spill|eat|ate|tell ..5 dented|car|kitchen|broke|spilled|late|forgot|lost|ate|bought|vase|dinner|homework|price|haircut|haha|lol|test|exam|grades|hears|dress
    kill ..1 time|it|vibe|mood|an_hour|the_interview|two_birds|the_lights|the_engine|for
    kill|=killed|killing it !with|by|or
    kill|=killed|killing the|that|this|a|an|my|our|your|these|those ..1 interview|exam|presentation|performance|game|audition|look|speech|workout|mood|vibe|conversation|romance|plants|spider|bugs|flies|wasp|plant
    kill me now
    be|am|literally|so|i'm|bloody dead 💀|😂|lol|haha|omg|tired|serious|set|wrong|right|inside ..1
    i be ..2 dead $|lol|haha|omg|laughing|rn|from|on_my feet
    @adult ..2 be dead to me
    dead tired|serious|end|line|battery|phone|weight in the gym
    drop dead ..1 gorgeous|beautiful|stunning
    better off ..2 with|single|apart|as_friends|divorced|without ..1 him|her|them|a|the|it
    better off ..1 with a|an|my|the
    killer outfit|look|app|instinct|heels|dress|smile|abs|deal|joke
    lady killer
    serial killer|killers
    to death $|about|with|by|over|and|of
    bored|bicker|bickered|love|loved|scared|worried|tickled|frightened|scare|worry|work|sick|done|freezing|thrilled ..1 ..3 to death
    the death of me
    death of a|the|our ..1 relationship|marriage|romance|conversation
    death by meetings|powerpoint|spreadsheet
    stab|stabbed|stabbing|knife|knifed ..2 in the back
    a stab in|at
    backstab|backstabbing|backstabbed
    take|took a stab
    shoot|shot|shooting ..2 down
    shoot|shot|shooting ..2 me ..1 a|an|text|message|hoops|glances|glance|look|smile|email|dm
    shot in the
    shoot for|hoops|the_shit|photos|pictures
    shoot myself in the foot
    bite|bit|bites|biting off|more|tongue|my_tongue|my head|the_bullet|the_hand
    bite|bit|bites ..1 my|his|her head off
    jump ..1 down my throat|ship|to_conclusions|the_gun|for_joy|on_board|in|at
    jump|jumped|jumps ..1 off|in front ..4 for ..1 him|her|you|my
    jump|jumping ..2 hoops|ship|joy|conclusions
    i would jump in front of
    beat|beating around|about the bush
    beat|beating|beats ..2 @self ..1 up
    beat|beats|beating|beaten ..1 me|us|him|her ..1 at|to|in|by|every_time_at
    be hit|hitting on
    hit ..1 on me|her|him|by
    hit me|him|her|us up|that|hard_that|how|like_a
    it|news|realisation|realization|reality|grief|song|words|truth|that|this|thought ..3 hit|hits ..1 me|us|him|her
    hit a|the wall|road|gym|rock|bottom|sack|nail|spot|roof|books|jackpot|town
    hit it off
    kick|kicking @self
    kick|kicked|kicks ..1 me|us|him|her|the ..1 out|off
    kick|kicked off|back|in about|over|and
    get|got|a kick out
    slap in the face
    a slap on
    punch line|bag|above
    push|pushes|pushing ..1 me|people|everyone|my|us|his|you ..1 away|buttons|to|too|boundaries|button|limits|for|on_about|further|hard_to|back
    push|pushes|pushed|pushing my|his|her|our|all buttons|limits|luck|boundaries
    grab|grabbed ..1 me|us|him|her ..1 a|an|some|coffee|lunch|attention|heart|by_surprise
    drag|dragged|drags ..1 me ..1 to|into|along ..2 shopping|party|church|ikea|wedding|event|mall|family|gym|concert|argument|drama|this|it|arguments
    throw|threw|throws ..1 me ..2 under_the_bus|a_party|off|shade|a_birthday|a_surprise|a_look|a_bone|for_a_loop
    throw|threw|throws ..3 shade|money|words|insults|accusations|excuses|it|that|everything|past|mistakes ..1 in|at|back
    throw|threw|throws ..3 in my face $
    choke|choked|choking ..1 up
    i choke|choked !him|her|my|them|me
    smother|smothers|smothered|suffocate|suffocating|suffocated ..2 with|by|in|when|gifts|love|attention
    drown|drowning|drowned|drowns ..1 in|my phone|my sorrows|out
    hang|hanging|hangs|hung by|in|on|out|up|with|around|over|there|onto
    strangle whoever|the
    could|can ..2 strangle|murder|kill|throttle|slap|smack|punch|shake ..1 him|her|them|you|whoever|my|that ..2 sometimes|lol|haha|for|when|he_left|she_left|some_days
    could|can ..1 just ..1 strangle|kill|murder|smack|slap|throttle
    cut|cuts ..1 me|us ..1 deep|off|some_slack|out|short|like|to_the
    cut|cuts|cutting like a knife
    cut|cutting|cuts ..1 him|her|them|me|my ..1 off|out|some_slack|hair
    cut ..1 my|her|his hair|nails|finger|hours|losses|teeth|budget|grass|toe|thumb
    cut|cutting ..1 corners|it|ties|carbs|sugar|contact|back|down|off|grass|onions|vegetables|cake|costs
    pull ..1 the trigger on
    pulled|pull ..1 me ..1 aside|in|close|closer|over|into_a|into ..1 hug|kiss
    drop|dropped a bomb
    burn|burned|burnt|burns|burning ..1 me out|up|with_that
    burn ..1 bridges|out|calories|dinner|toast|cd|candle|rice|food
    attack|attacks|attacked ..1 my|his|her cooking|idea|ideas|character|outfit|opinion|views|choices|taste|point|parenting|job|work|plan
    attack|attacking you|him|her|me with ..1 kisses|hugs|cuddles|love|tickles
    torture $
    explode|exploded at|on|over
    murder|kill a ..1 pizza|burger|curry|coffee|drink|pint|beer|cake
    murder you|me|him|her if ..6 spoil|finale|eat|touch|forget|late|ending|last
    kill|murder|strangle me|you|him|her for ..1 eating|spilling|being|forgetting|breaking|leaving|telling|this|that
    career|social|political|financial_suicide
    commercial suicide
    end things|it|this ..2 with|between|now|kindly|gently|after|nicely
    how do|can|should|to i? end it
    end it with|between|here
    time to end ..2 things|it
    take ..1 my|your breath away
    take your|my time
    come back|out alive
    over my dead body
    dead|died|dies ..1 battery|phone|laptop|car|internet|wifi|plant
    battery|phone|laptop|car|wifi|conversation|engine|chat|plant|tv|romance|spark|love|marriage|relationship|joke|hope|dream|excitement ..2 die|died|dead|dying|=is dying
    piece|part|bit ..1 of|inside me ..1 die|dies|died|dying
    ground ..2 swallow ..1 me
    disappear|vanish ..4 when|every time|at|into|for an_hour|a_few_hours|on me|to|for a|without
    grill|grilled|grilling
    roast|roasted
    slay|slays|slayed
    snap|snapped at|back
    lash|lashed|lashes out
    breathe|breathing|breathes down my|his|her neck
    scare|scared|scares ..1 to|of lose|losing|commitment|love|hurt|spiders|being|failing|commit
    scared|afraid|terrified|frightened ..2 of|to ..1 lose|losing|hurting|telling|saying|disappointing|upsetting|ask|asking|say|admit|love|commit|being|hurt|getting|ruining|making|missing
    afraid ..1 i|we|not|so|that ..1 i
    dying|die inside
    live|lived like this|that
    like i|we|you be dying
    let ..1 it|the|this|old|past ..1 die|go
    bury ..1 the|past|hatchet|head
    bomb|bombed the|at
    fight like cats|an|hell
    over|about who kills
    beat|beats ..1 it|that|the heat|traffic|me_to_it
    that|which beats me
    heart ..1 bleed|bleeding for
    heart ..2 bleeds|bleeding|breaks|broken|broke|ache
    my heart =stopped when|at|for
    make|makes|made my heart stop
    wrapped around ..1 finger|his|her
    under my skin|thumb
    take|took it out on
    hurt|hurts ..2 my|his|her feelings
    kiss|hug|love you to death|bits
    shoot|shot ..1 me a
    kick|kicked the habit|bucket|can
    tie|tied the knot
    tied up
    locked|lock ..0 myself|himself|herself|horns|eyes
    track my|our|his|her ..1 period|cycle|sleep|steps|spending|run|progress|mood|food|calories
    follow|follows|followed|following ..1 me|us|him|her ..3 on|back|instagram|app|tiktok|social|twitter|every_app
    follow|follows ..1 through|up|the
    force|forced|forces ..1 me|us|him ..2 to ..1 watch|eat|try|listen|go|dance|sing|play|wear|read|sit|visit|attend|talk|choose|take_a
    make|makes|made me|you pay|sorry ..1 for ..1 dinner|the_bill|everything|lunch|drinks|rent|my_share|gas
    on the edge of my seat
    watch your mouth ..1 lol|haha
    you ..1 will ..1 regret ..1 missing|not_coming|it|that lol|haha|😂|😏|!|missing
    you ..1 will ..1 regret missing
    know where ..2 you|he|she live|lives ..3 haha|lol|😂|😏|bring|soup|come|stop|pick|drop|deliver
    get you|him|her back for ..3 prank|joke|that
    hands on you|him|her tonight|later|😘|😏|soon
    lose|lost|losing ..1 it|my mind|my temper laughing|over
    rather be dead than|in a ditch than
    dead to me|the world
    boring|bored i ..2 die|dead
    it be over ..1 between|with|for_us|kindly
    tell him|her it be over
    i be|am over it|him|her|this
    so done|over ..1 with|him|her|his|it
    leave|left me|him|her ..1 hanging|speechless|for dead tired
    steal|stole|stealing ..1 my|his|her ..1 fries|hoodie|hoodies|blanket|covers|thunder|heart|food|charger|show|idea
    pop|popped ..1 the question|a pill
    threaten|threatens|threatened ..1 me|us|him|her|to|with ..3 cancel|middle_name|netflix|break_up|divorce|tickle|tickles|sing|leave_the_group|unfriend|unfollow|karaoke|cook|wear|bring|quit|move_out|chores|no_dessert
    feel|feels|felt threatened
    i might|may|could hit the|up|on
    hit someone|people|him|her up
    trip|trips over|to|with
    rape|raped|poison|poisoned ..1 ivy
    shoot|shooting stars|star|range|guard
    drag queen|racing|race
    strike|struck a|up|me as|gold|deal
    break|breaks|broke|broken my|his|her|our ..1 heart|hearts|promise|trust|word|back_working|silence|routine|rules
    break|broke a leg
    on_my|his|her neck ..1 all|again
    pain in the|my ..1 neck|ass|arse
    stick|sticking ..1 my|his|her neck
    shove|shoved|shoving it|that|this down|in|up ..1 my|throat|face
    ram|shove|force ..3 down my throat
    lump in my|his|her throat
    hand|hands ..1 my|in neck hurts
    hands|hand|arm|arms around|round|on_my|her|his waist|shoulder|shoulders
    throw|threw|throws ..1 his|her|their arms|arm ..1 around
    hug|hugged|kiss|kissed ..4 neck
    massage ..3 neck|shoulders
  `,
  people: `
    so ..3 bad|boring|cringe|awkward|cheesy|slow|loud|cute|embarrassing ..2 i ..2 want ..2 die|jump|shoot|kill|scream
    make me want to ..2 die|shoot|kill|jump|scream|stab|murder ..6 @laughs
    grab|pull|hold|catch|push ..4 to stop|save|help|catch|protect|steady ..1 me
    pretend|pretends|pretended|pretending ..1 to ..2 choke|kill|hit|slap|stab|strangle|shoot|die
    i|we fall|fell|tripped|slipped ..1 and ..2 bruised|broke|cut|hit|hurt|sprained ..1 my|our|a
    threw|throw|throws ..1 the|a|me ..1 ball|frisbee|pillow|cushion|cushions|kiss|kisses|snowball|confetti
    pull|pulled|pulls|held|hold|holding my hair ..1 back|up|while
    slap|slapped|smacked his|her own
    shake|shook|shaken me awake|up
    grab|grabbed|grabs|hold|held|holds|took|take|takes|squeezed|squeeze ..1 my|his|her|our hand|hands|attention
    held|hold|holds me down to|close|tight|up|accountable|when
    drag|dragged|drags ..1 me ..1 through|round|around|over|into|from ..4 shop|shops|town|museum|mall|market|ikea|store|every
    prisoner of
    less|not|without ..2 threatening|frightening|scary|intimidating|aggressive
    bruise easily
    apologise|apologize|sorry|forgive ..4 scaring|frightening|hurting|hitting|threatening
    could ..1 have ..1 strangled|killed|murdered|slapped|smacked|punched|throttled
    wants|want|asks|asked ..1 to check|see|read my|his|her phone|messages ..6 said_yes|i_said_yes|agreed|cheated|trust
    police|paramedic|nurse|officers|crisis|centre|center|helpline|hotline|lawyer|training|workshop|course ..6 abuse|violence|rape|suicide|neglect
    abuse|violence|rape|suicide|neglect ..3 calls|call|centre|center|helpline|hotline|cases|case|clinic|unit|shelter|prevention|training|awareness|workshop|advocate|worker|charity|officer|specialist|course
    crisis centre|center|line|counsellor
    about body safety
  `,
  young: `
    @child|cat|dog|puppy|kitten ~2 @strike|@rough|bite|scratch|kick|hit
    4|5|3|2|6 year old ..2 bites|hits|kicks|bit|hit
    other kids|children
    another child|kid
  `,
  media: `
    13|thirteen reasons why
    movie|film|series|episode|novel|book|lyric|lyrics|song|game|documentary|podcast|scene|story|play|poem|manga|anime|show|soap|musical|opera ..8 @strike|@kill|@suicide|die|died|dies|dead|abuse|violence|rape|murder|murders|killers|@toEdge|@deadly
    @strike|@kill|@suicide|die|died|dies|dead|abuse|violence|rape|murder|murders|killers|killer|suicide ..4 movie|film|series|episode|novel|book|lyric|lyrics|song|game|documentary|podcast|scene|story|poem|manga|anime|wrestling
    true crime
    john wick|romeo
    hero|character|protagonist|villain ..3 die|dies|died|kills|killed|suicide
    zombies|shooters|shooter|shooting_games|boss_fight|level ..0
    @kill|@strike ..5 zombies|monsters|enemies|boss_fight|aliens|dragons
    i would die 4 u
    boxer|boxing|wrestling|mma|karate|sparring|judo|rugby|paintball|martial ..6 hit|hits|punch|kick|choke|beat|hurt
    hit|hits|punch|punched|kick|choke|beat|hits_each ..6 boxer|boxing|wrestling|mma|karate|sparring|judo|rugby|paintball|for_a_living
    by accident|mistake
    accidentally ..3 @strike|@rough|cut|burn|hurt
    @strike|@rough|burn|cut|hurt ..5 by accident|accidentally
    safe word
    consensual
    role play
  `,
};
