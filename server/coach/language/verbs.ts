/** Verbs that people use about each other; their forms are made from these. */
const regular = `
abandon abuse accept accuse act add admit adore advise afford agree allow amuse annoy answer apologise apologize appear appreciate approve argue arrange arrive ask assault attack attempt attend avoid
ban bang bark bash batter be beg behave believe belittle belong berate blackmail blame block blow book bother bottle bow brag breathe brush bully burn bury
call calm cancel care carry cause change charge chase cheat check cheer chat choke claim clean clear climb close coerce collapse comfort command comment communicate compare complain complete confess confide confirm confiscate confront confuse connect consider contact continue control convince cook cope corner cover crack crash crave criticise criticize cross crush cry cuddle cure curse
dare date deal decide decline defend delay delete demand deny depend deserve desire despise destroy die disagree disappear disappoint discover discuss dislike dismiss disrespect distract divorce doubt drag dread dress drop drown drug dump
earn embarrass empty encourage end enjoy enter escape exclude excuse exist expect explain explode expose express
face fail faint fake fear feed fill finish fix flirt fling follow fondle force forgive frighten frustrate
gag gain gaslight grab grieve groom grope guess guilt
handle hang happen harass harm hate help hide hire hope hospitalise hospitalize hug humiliate hurry hurt
ignore imagine impersonate imprison improve include inform injure insist insult intend interrogate interrupt intimidate introduce invite invade isolate
jab join joke judge jump
kick kid kill kiss knock
label lack lash laugh learn lecture lie lift like listen load lock look love lower lunge
manage manipulate marry matter melt mention miss mock molest monitor move murder muzzle
nag name need neglect nod notice
obey offend offer open order overdose overreact owe own
pack panic park pass pat pay permit persuade pester phone pick pin pinch pick plan play please plead point poison poke post pour praise pray prefer prepare press pressure pretend prevent prod promise protect prove pull punch punish push
question quit
raise ramble rape reach react read reassure receive recommend record recover refuse regret reject relate relax rely remain remember remind remove repair repeat reply report request require rescue resent resolve respect respond restrain restrict return reveal ruin rush
sacrifice satisfy save scald scare scold scratch scream search seem serve settle shame share shave shock shoot shop shout shove show shut sigh silence slam slap slice slit smack smash smile smother snap snoop sob sort spank spare spike spit split spoil spy squeeze stab stalk stare start starve stay steal step stop storm stifle strangle strangulate stress strike struggle stuff suffer suffocate suggest sulk support suppose surprise suspect swallow swear
talk tackle target taunt tease terrify terrorise terrorize text thank threaten throttle throw tie torment torture touch trace track trap treat trick trip trust try turn twist type
understand unfollow upset use
value visit vanish video vow
wait walk want warn waste watch whack whine whip whisper wish wonder work worry worship wound wreck wrestle
yank yell
blank cheat confuse convert cope cough decorate depress disown exhaust fight ghost grope harass heal leak lend monitor message muck nitpick notice orchestrate patronise patronize plot prod ration rattle rehearse reset retaliate scheme shatter shrug sneak snatch snore stalk stockpile hoard stomp sneer tamper tempt test thrash throb tap trample undermine undress unalive vent victimise violate whimper wind withhold withdraw
`;

/** Past and participle where they are not made by rule. */
const irregular = `
be:was were been am is are being|have:has had|do:does did done doing|go:goes went gone|get:got gotten getting|make:made|take:took taken|come:came|see:saw seen|say:said|tell:told|give:gave given|find:found|think:thought|know:knew known|feel:felt|leave:left|keep:kept|let:letting|begin:began begun|put:putting|bring:brought|hold:held|write:wrote written|stand:stood|hear:heard|mean:meant|set:setting|meet:met|run:ran running|pay:paid|sit:sat|speak:spoke spoken|lie:lay lain lying|lead:led|grow:grew grown|lose:lost|fall:fell fallen|send:sent|build:built|understand:understood|draw:drew drawn|break:broke broken|spend:spent|cut:cutting cuts|rise:rose risen|drive:drove driven|buy:bought|wear:wore worn|choose:chose chosen|hit:hitting hits|hurt:hurting hurts|beat:beaten beating|throw:threw thrown|shoot:shot|hang:hung|stick:stuck|fight:fought|catch:caught|teach:taught|sleep:slept|wake:woke woken|eat:ate eaten|drink:drank drunk|bleed:bled|burn:burnt|bind:bound|bite:bit bitten|slit:slitting slits|split:splitting|spit:spat|shut:shutting shuts|steal:stole stolen|swear:swore sworn|tear:tore torn|forget:forgot forgotten|forgive:forgave forgiven|freeze:froze frozen|hide:hid hidden|feed:fed|dig:dug|drag:dragged dragging|fling:flung|ride:rode ridden|ring:rang rung|shake:shook shaken|shave:shaven|show:shown|shrink:shrank shrunk|sing:sang sung|sink:sank sunk|slide:slid|sling:slung|strike:struck stricken|swing:swung|quit:quitting quits|read:reading reads|lend:lent|bend:bent|sell:sold|seek:sought|creep:crept|deal:dealt|dream:dreamt|kneel:knelt|learn:learnt|leap:leapt|withdraw:withdrew withdrawn|withhold:withheld|upset:upsetting|wind:wound|win:won|become:became|blow:blew blown|fly:flew flown|sweep:swept|weep:wept|spin:spun|jump:jumped|die:dying died dies|tie:tying tied ties|panic:panicked panicking|nag:nagging nagged|mean:meaning|want:wanting|overhear:overheard|undress:undressed|lash:lashed|try:tried tries trying|cry:cried cries crying|use:used|bid:bade|undo:undid undone|overdo:overdid overdone|misunderstand:misunderstood|smell:smelt|shoplift:shoplifted|text:texted texting|outdo:outdid
`;

const VOWEL = /[aeiou]/;
const doubles = (verb: string) =>
  /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(verb) || /(mit|fer|pel|cur|trol|gret)$/.test(verb);

/** The regular forms of a verb: stops, stopped, stopping. */
export function forms(verb: string): string[] {
  const last = verb.at(-1) ?? '';
  const before = verb.at(-2) ?? '';
  if (last === 'e')
    return [
      `${verb}s`,
      `${verb}d`,
      `${verb.endsWith('ie') ? `${verb.slice(0, -2)}y` : verb.endsWith('ee') ? verb : verb.slice(0, -1)}ing`,
    ];
  if (last === 'y' && !VOWEL.test(before)) return [`${verb.slice(0, -1)}ies`, `${verb.slice(0, -1)}ied`, `${verb}ing`];
  const stem = doubles(verb) ? verb + last : verb;
  return [/(s|x|z|ch|sh|o)$/.test(verb) ? `${verb}es` : `${verb}s`, `${stem}ed`, `${stem}ing`];
}

export const verbs: ReadonlySet<string> = new Set([
  ...regular.trim().split(/\s+/),
  ...irregular
    .trim()
    .split('|')
    .map((entry) => entry.split(':')[0] ?? ''),
]);

/** Every form that is told apart from its verb: hit, hits, hitting lead to hit. */
export const verbOf: ReadonlyMap<string, string> = new Map([
  ...[...verbs].flatMap((verb) => forms(verb).map((form): [string, string] => [form, verb])),
  ...irregular
    .trim()
    .split('|')
    .map((entry) => entry.split(':'))
    .flatMap(([verb = '', others = '']) => others.split(' ').map((form): [string, string] => [form, verb])),
]);

/** Forms that speak of the past without an auxiliary. */
export const pastForms: ReadonlySet<string> = new Set([
  ...[...verbs].map((verb) => forms(verb)[1] ?? ''),
  ...irregular
    .split('|')
    .flatMap((entry) => entry.split(':')[1]?.trim().split(' ') ?? [])
    .filter((form) => !/(ing|s)$|^(am|are|been|is)$/.test(form) || form === 'was'),
  ...['hit', 'hurt', 'cut', 'put', 'let', 'beat', 'shut', 'quit'],
]);
