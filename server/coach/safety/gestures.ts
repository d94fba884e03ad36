/** What hands, eyes and doors do in any quarrel, in the notation of `language/frames.ts`. No word in them is evidence. */
export const gestures = `
  roll|rolled|rolls|rolling|avert|averted|narrowed|lowered|closed|covered|wiped|dried|rubbed|squinted|widened my|his|her|their|our eyes|eye
  eyes ..1 be|were|was ..1 rolling|glued|wet|tired
  look|looked|looks ..1 me|him|her|them in|into the eye|eyes
  an|a|no good|keen|sharp? eye for
  see|saw|sees eye to eye
  bat|batted an eyelid|eye|eyelash
  pull|pulled|pulls|pulling my|his|her|our leg !until|off|out|hard|so|apart|down|from
  slap|slapped|slaps|clap|clapped|claps|pat|patted|pats|thump|thumped my|his|her back and|, laughed|laughs|laughing|smiled|grinned|winked|congratulated
  slap|slapped|slaps|clap|clapped|claps|pat|patted|pats|thump|thumped me|him|her on the back|shoulder !hard|so|until|again
  slap|slapped|slaps|hit|thumped|banged|smacked the|his|her table|desk|knee|thigh|forehead|counter|steering_wheel and|, laughed|laughs|laughing|sighed|said
  bang|banged|bangs|slam|slammed|thumped his|her ..1 fist|fists|hand|hands on|onto the table|desk|counter because the|his|her team|game|match
  punch|punched|slap|slapped|smack|smacked|shove|shoved|poke|poked|nudge|nudged my|me ..1 arm|shoulder|back|ribs|side|in_the_ribs playfully|jokingly
  playfully|jokingly punch|punched|punches|slap|slapped|smacked|shoved|poked|nudged my|me ..1 arm|shoulder|back|side !hard
  kick|kicked|kicks|nudge|nudged me|him|her under the table !hard|again|so|until|and|whenever|every
  tap|tapped|taps|poke|poked|nudge|nudged me|him|her on|in the|my shoulder|arm|ribs|side !hard|until|so
  raise|raised|raises ..1 his|her|a|my hand|hands to ask|speak|vote|answer
  raise|raised|raises ..1 his|her|a hand|hands to stop|interrupt me|us ..1 talking|speaking|mid
  put|puts|putting|laid|rested|folded|drummed ..1 his|her|my hand|hands|elbow|elbows|fingers on the table|desk|counter|remote
  throw|threw|throws|throwing up his|her|my|their hands
  throw|threw|throws|throwing his|her|my|their hands ..1 up|in_the_air
  shake|shook|shakes|shaking|nod|nodded|nods|hang|hung|tilted|scratched|turned his|her|my|their head !against|into|until|with
  cross|crossed|crosses|fold|folded|folds his|her|my|their arms
  shrug|shrugged|shrugs his|her|my|their shoulders
  wave|waved|waves|wring|wrung his|her|my hand|hands
  point|pointed|points|wag|wagged ..1 his|her|a finger
  bite|bit|bites|biting his|her|my|their lip|lips|tongue|nails
  stick|stuck|sticks ..1 out his|her|my tongue
  turn|turned|turns his|her|my|their back
  behind my|his|her|our back !tied|my|twisted
  cold shoulder
  my knee|knees be|were|was ..1 shaking|trembling|weak
  pull|pulled|pulls|make|made|makes a|faces face|faces
  my|his|her face go|goes|went|going|turned|turning ..1 red|hot|pale|white
  kiss|kissed|kisses his|her|my|me ..2 cheek|forehead|hand
  i ..2 put|wrap|wrapped|slip|slipped|lay|rest|place my ..1 arm|arms|hand|hands round|around|on|over|about|across him|her|them|my|his !throat|neck|mouth|face|own
  i ..2 put|wrap|slip|rest|lay|place my ..1 hand|hands|arm|arms on|round|around his|her leg|knee|thigh|waist|hip|shoulder|shoulders|back|arm|hand|belly|middle
  i ..2 touch|kiss|stroke|rub|tickle|massage his|her|my ..1 neck|shoulder|shoulders|back|cheek|arm|hair|ear|face|hand|leg|knee
  he|she|@partner ..2 flinch|tense|stiffen|freeze|recoil|jump|pull|turn|shrink ..1 up|away|back? if|when|whenever|every_time|as_soon_as i ..2 put|touch|hug|kiss|stroke|reach|cuddle|come|sit|rub|lay|try|lean|go
  push|pushed|pushes|slid|shoved his|her|the|my plate|bowl|food|glass|chair|phone|laptop|book away|aside|back|over_to
  drop|dropped|drops|break|broke|clear|cleared|wash|washed a|the|his|her|my|one ..1 plate|plates|glass|cup|bowl while|when|and we|he|she|i
  take|took|grab|grabbed|grabs|put ..1 the|a|his|her plate|plates|glass|bowl ..1 out|from|in of? the sink|table|dishwasher|cupboard
  put|puts his|her|my foot down
  hand|hands on his|her|my hip|hips|heart|lap
  neck ..1 be stiff|sore|tense
  stiff|sore neck
  hold|held|holds the door ..1 shut|open|closed for a|us joke|us
`;
