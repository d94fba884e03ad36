/** What is said on plain days in heavy words: wishes, notes, animals, falls, the long dead; in the notation of `language/frames.ts`. */
export const plainDays = {
  plainWish: `
    not ..1 want ..2 to be friends|together|with_him|with_her|with_them|his|her|rude|mean|single|late|married|engaged|hurt|seen|involved|raised|exclusive|official|pushy|clingy|needy|that|the_one
    not ..1 want ..2 to live with me|him|her|us|them|each|anyone|flatmates|roommates|people !anymore
    not ..1 want ..2 to live with my|his|her|our|your|their ..1 parents|mum|mother|dad|father|ex|wife|husband|sister|brother|in_laws|family|kids|friends|dog|cat|dogs|cats
    not ..1 want ..2 to live together|apart|abroad|near|next
    not ..1 want ..2 to leave here|home|town|him|her|my|the|our|it|berlin|london|work|early
    keep|keeps|kept|keeping ..4 secret|hidden from his|her|their|our|everyone ..1 parents|friends|family|work|colleagues|mates|kids|children|mother|father|mum|dad|ex|$
    keep|keeps|kept ..1 our|the|his|her ..1 debt|debts|troubles|problems ..1 from me|us
    how ..2 i ..1 tell|say ..5 i love him|her|them|you
    tell|told|telling ..4 i love him|her|them ..0 and he|she|they|now|it
    say|tell ..3 @child ..1 that i be|feel|=felt hurt|sad|angry|disappointed|upset
    attack|attacked|attacks me|him|her|us ..1 in|on|over|during ..3 chat|meeting|comments|group|email|thread|forum|call|online|post
    afraid|scared|worried ..1 that? ..1 @partner|he|she|they ..1 will|might|would ..1 leave|forget|reject|laugh|judge|cheat|find_out_about|find_out_i_am_not
    not allowed to ..1 be|feel hurt|sad|angry|upset|tired|weak|proud|happy|myself|cross|disappointed|jealous
    chemo|chemotherapy|surgery|operation|cast|pregnant|doctor|hospital|concussion|stitches|medication ..16 not allowed to ..1 drive|lift|fly|carry|work|eat|drink|run|swim|go|have
    ask|asking my ..1 parents|dad|mum|mother|father|bank|boss|brother|sister|aunt|uncle for ..1 money|help|cash|loan|more|advice
    raise|=raised|lift|=lifted|put|hold|=held ..1 up? his|her|a hand ..1 up? to stop|interrupt|silence|shush|hush|quiet|greet|wave me|us|everyone !leaving|from|going
    cancelled|canceled|late|stuck|train|bus|flight|delayed|babysitter ..8 not make it
    set|=set|lay|=laid a|the|another place|table for|at
    heart_attack|stroke|seizure in|last|two|three|four|when|at|years|and_since|ago|over|this january|february|march|april|may|june|july|august|september|october|november|december|year|spring|summer|autumn|winter|years|christmas|#
  `,
  plainTroubles: `
    not go on pretending
    end of my rope|tether with
    lose|loses|losing|lost ..1 will to live until|around|during|in|at|on|over|whenever|every|somewhere|by
    be beaten to it|the
    read|reads|reading ..1 my ..1 texts|chats|messages|text over my shoulder
    read|reads|reading ..1 out my ..1 texts|chats|messages|text
    hide|hides|hid ..3 present|presents|gift|gifts|eggs|surprise
    stalk|stalks|stalking|stalked ..4 insta|instagram|facebook|profile|tiktok|linkedin|stories
    scared|afraid|nervous|terrified ..1 to tell him|her|them ..1 i|that|about ..3 want|like|love|feel|fancy|miss|quit|lost|failed|pregnant
    he|she|they|parents|mum|dad|husband|wife|partner|boyfriend|girlfriend ~1 not|never ..1 control|controlled|stop|stopped|force|forcing|forced|making|made me|my
    nobody|no_one ..1 be forcing|making|pressuring me
    mum|mom|dad|mother|father|parents ..1 take|takes|took|=taking|confiscate|confiscated my phone|xbox|laptop|ipad|switch|playstation ..2 off|away|for|at|because|until|overnight|every
    hold|=held|holding my hair ..2 when|while ..4 sick|bug|threw|throwing|vomit|vomiting|puke|puked|ill|flu|hungover
    grab|=grabbed|grabs ..1 me ..1 by|round ..1 waist|hand ..8 dance|danced|dancing|waltz|waltzing|twirl|twirled|spun
    drag|dragged|dragging ..1 me kicking and screaming
  `,
  wooing: `
    make|makes|making ..1 him|her|them|my|@partner ..1 jealous|=smile|=laugh|blush|curious|=miss_me|=notice_me|=want_me|=like_me
    so that? he|she|they ..1 text|texts|call|calls|ring|rings|notice|notices|reply|replies|answer|answers|smile|smiles|miss|misses ..1 me|back|faster|first|again|$
  `,
  longDead: `
    be ..1 been ..1 =dead
    be =dead ..1 #|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|many|a|some year|years|months|month|weeks|week|decade|decades
    be =dead since|by_then|already|now_for
    =was =dead before|when_i
    =dead|gone ..1 #|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty years|months|weeks now|this|next|in|ago|last|and
  `,
  tooTired: `
    so ..1 tired|exhausted|knackered|sleepy|busy|angry|furious|mad|hungover|upset|nervous|shattered ..2 i ..1 could|can|could_not|cannot ..1 hardly|barely|scarcely|not ..1 see|think|stand|walk|speak|talk|breathe|move|type|read|eat|keep
    so ..1 tired|exhausted|knackered|sleepy|shattered i be ..1 =seeing|=falling
    tired|exhausted ..2 i ..1 could|can hardly|barely|not ..1 see|think|stand|speak ..1 straight
    laugh|laughed|laughing|giggling ..3 i ..1 could|can hardly|barely|not ..1 breathe|speak|see|stand
    cry|cried|crying ..3 i ..1 could|can hardly|barely|not ..1 see|speak|read|drive ..3 $|the|to|for
  `,
  cutOff: `
    i|we ~3 cut|=cuts|=cutting ..1 the|our|his|her|your|their|my|down|back|that ..1 internet|wifi|broadband|cable|cord|power|electricity|phone|line|tv|netflix|spotify|subscription|subscriptions|allowance|pocket|money|budget|spending|card|cards|grass|hedge|hedges|lawn|cake|bread|sandwiches|onion|onions|veg|carrots|paper|ribbon|roses|flowers|trip|holiday|visit|list|guest|fringe|sleeves|crusts|hours|shifts|hair
    i|we ~3 be =cutting ..1 sugar|meat|alcohol|carbs|caffeine|dairy|gluten|booze|bread|costs|corners|class|school|contact|ties|out|down|back|off|vegetables|fabric|wood|tiles
  `,
  aNote: `
    @adult|@child|i|we|@youngOne ..4 leave|leaves|=left|write|=wrote|stick|stuck|find|found ..4 note|notes|message|card|letter ..8 please|thanks|thank_you_for|back|gone_to|gone_for|gone_shopping|gone_out|home_by|milk|bins|dinner|fridge|parking|bin_day|rota|recycling|dishes|washing_up|number
    note|message ..4 =gone|=popped|=off to|out|for|round|over|shopping ..1 my|the|his|her|a|dads|mums|dad|mum|sister|gym|work|shop|milk|nans|gran|walk|run
  `,
  beasts: `
    @beast ..2 bite|bit|=bitten|nip|nips|nipped|scratch|scratched|claw|kick|knock|knocked|butt|peck|sting|stung|jump|headbutt|charge|chase|drag|pull|push|push|attack|hurt|trip|ran ..3 my|our|his|her|their|the|a|next|me|him|us|them ..1 @child|@youngOne|@adult|hand|hands|arm|leg|face|finger|over|$
    @beast ..2 bite|bit|nip|nipped|scratch|scratched|kick|knock|knocked|jump|sting|attack|chase ..1 me|him|her|us|them|kids|children ..2 over|down|on|hand|arm|leg|face|finger|$
    @child|@youngOne|kids|he|she|i ..2 be|got|get ..1 bitten|nipped|scratched|kicked|knocked|stung|chased|pecked|trampled ..2 by|off ..3 @beast
    @child|@youngOne|kids|he|she|i ..3 =fell|=fallen|=tripped|=slipped|=tumbled|=crashed|came_off|fell_off|flew ..5 @plaything ..8 bruise|bruised|broke|broken|split|cut|banged|bumped|grazed|scraped|sprained|hurt|black|knee|knees|lip|arm|wrist|chin|head|elbow|tooth
    @child|@youngOne|kids|he|she ..3 =fell|=fallen|=tripped|=slipped|=tumbled|=crashed|came_off|fell_off|flew ..5 @plaything
    @child|@youngOne|kids|he|she|i =fell|=tripped|=slipped|=tumbled off|over|down|on ..6 bruised|broke|split|cut|banged|bumped|grazed|scraped|sprained his|her|their|my ..1 knee|knees|lip|arm|wrist|chin|head|elbow|tooth
    @child|@youngOne|kids ..3 crashed|bumped|ran|collided into|with ..2 each|another|other
    at soft_play|nursery|playgroup|the_playground ..10 bit|bitten|scratched|pushed
  `,
};
