import { DENIED, type Rule } from '#server/coach/model/guard/rule.ts';

const MEDICINE =
  '(?:medication|medications|medicine|meds|dose|dosage|doses|pills?|tablets?|antidepressants?|ssris?|snris?|sertraline|zoloft|prozac|fluoxetine|lexapro|escitalopram|citalopram|lithium|xanax|alprazolam|valium|diazepam|lorazepam|ativan|klonopin|adderall|ritalin|insulin|benzos?|antipsychotics?|seroquel|lamotrigine|propranolol|beta blockers?|melatonin|benadryl|mood stabili[sz]ers?|birth control|the pill)';
const ASKS_DOCTOR =
  /\b(?:doctor|prescriber|pharmacist|gp|psychiatrist|clinician|nurse|prescribed|medical professional)\b/i;
const CONDITION =
  '(?:depress(?:ion|ed)|clinical depression|adhd|add|ptsd|c-ptsd|ocd|bpd|npd|borderline(?: personality)?(?: disorder)?|bipolar(?: disorder)?|schizophreni\\w*|autis\\w+|asperger\\w*|an? anxiety disorder|an? eating disorder|an? personality disorder|an? attachment disorder|narcissistic personality disorder|narcissis\\w+|sociopath\\w*|psychopath\\w*|psychotic|manic|codependen\\w+)';
const HEDGED =
  /\b(?:can[’']?t|cannot|won[’']?t|not|no one|nobody|only a|whether|if|someone (?:who|with)|people (?:who|with)|you (?:said|say|told|mentioned|wrote|call)|diagnosed|diagnosis|label|word|calling|called|told you|says? (?:he|she|they)|professional)\b|\b(?:says?|thinks?|told me|wrote) \w?$/i;

export const promise: readonly Rule[] = [
  {
    name: 'medication',
    told: 'it gave advice on medication or a diagnosis',
    stems:
      'medic meds$ antidepress ssri snri sertral zoloft prozac fluoxet lexapro escital citalo lithium xanax alpraz valium diazep loraz ativan klonop adderall ritalin insulin benzo antipsych seroquel lamotr propran melaton benadryl pill tablet dose dosage depress adhd ptsd ocd$ bpd npd borderline bipolar schizo autis narciss sociopath psychopath psychotic manic codepend disorder'.split(
        ' ',
      ),
    forms: [
      new RegExp(
        `\\b(?:stop|stopping|start|starting|quit|skip|skipping|increase|double|doubling|raise|lower|reduce|halve|cut|come off|coming off|go off|get off|taper|up|drop|miss|change|switch|leave out)\\b[^.!?]{0,35}\\b${MEDICINE}\\b`,
        'iu',
      ),
      /\b(?:take|try|give (?:him|her|them|your \w+)|slip (?:him|her|them)|crush|share|borrow|ask for)\b[^.!?]{0,25}\b(?:\d+\s?(?:mg|milligrams?)|xanax|valium|benadryl|alprazolam|diazepam|lorazepam|adderall|ritalin|prozac|zoloft|sertraline|lithium|benzos?|antidepressants?|a sleeping pill|half a (?:pill|tablet)|one of (?:your|his|her) (?:pills|tablets|meds))\b/iu,
      new RegExp(
        `\\b(?:(?i:you|he|she|they|your \\w+)|\\p{Lu}\\p{Ll}+)\\s+(?:clearly |definitely |probably |obviously |certainly |almost certainly |most likely |likely |very likely )?(?:have|has|are|is|suffers? from|must have|must be|shows? (?:all )?(?:the )?(?:signs|traits) of|meets? (?:the )?criteria for)\\s+(?:(?:a|an|the|classic|textbook|untreated|undiagnosed|clearly|definitely|probably|obviously|just|covert|total|typical|full-blown)\\s+)*(?i:${CONDITION})\\b`,
        'u',
      ),
      new RegExp(
        `\\b(?:he|she|they|you)[’'](?:s|re)\\s+(?:(?:a|an|the|classic|textbook|clearly|definitely|probably|obviously|just|covert|total|typical)\\s+)*${CONDITION}\\b`,
        'iu',
      ),
      new RegExp(`\\bthat(?:[’']s| is)\\s+(?:(?:a|an|classic|textbook|typical|clearly)\\s+)+${CONDITION}\\b`, 'iu'),
    ],
    spared: [DENIED, HEDGED],
    passes: [ASKS_DOCTOR, /\b(?:you|he|she|they) (?:stopped|started|skipped|quit|doubled|forgot)\b/i],
  },
  {
    name: 'legal',
    told: 'it promised how a court or an authority will decide, or gave legal advice',
    stems:
      'custody judge court lawyer attorney legal lawsuit alimony visa$ guarante lawful entitled case$ win$ judges rights'.split(
        ' ',
      ),
    forms: [
      /\b(?:you(?:[’']ll| will| are going to|[’']re going to| would|[’']re (?:guaranteed|certain|sure) to)|(?:a|the|any|no) (?:judge|court)s? (?:will|would|is going to|always|has to|must))\b[^.!?]{0,60}\b(?:custody|the (?:kids|children|house|case|apartment)|alimony|full (?:custody|rights)|half of|win|lose|side with (?:you|mothers|fathers)|in court|in your favou?r|against (?:him|her)|the settlement|take (?:him|her) away)\b/i,
      /\b(?:judges?|courts?)\s+(?:will|would|always|never|automatically|usually have to|must)\b[^.!?]{0,50}\b(?:give|grant|award|side|take|favou?r|let|allow|deny)\b/i,
      /\byou have (?:a|an) (?:very |really )?(?:strong|solid|winning|clear|airtight|good|easy) (?:legal )?case\b/i,
      /\bi (?:can )?(?:guarantee|promise|assure you)\b[^.!?]{0,50}\b(?:court|judge|custody|visa|win|legal|law|police|divorce|charges?)\b/i,
      /\byou (?:don[’']?t|do not|won[’']?t) need (?:a|any) (?:lawyer|attorney|solicitor)\b/i,
      /\b(?:you can|you could|you may|you[’']re allowed to|you are allowed to)\s+legally\b|\b(?:it(?:[’']s| is)|that(?:[’']s| is)|this is)\s+(?:perfectly |completely |totally |entirely |absolutely |100% )?(?:legal|lawful)\b/i,
      /\b(?:you(?:[’']re| are) (?:legally )?entitled to|the law (?:says|gives you|is on your side|guarantees)|legally,? (?:he|she|they|you) (?:must|has to|have to|owes?|can[’']?t|cannot))\b/i,
      /\b(?:sign|don[’']?t sign|refuse to sign)\b[^.!?]{0,30}\b(?:papers|agreement|settlement)\b[^.!?]{0,40}\b(?:you(?:[’']ll| will)|because)\b[^.!?]{0,30}\b(?:win|get|keep|more)\b/i,
    ],
    spared: [
      /\b(?:can[’']?t|cannot|won[’']?t|no one can|nobody can|not able to|don[’']?t know|whether|may|might|depends?)\b[^.;]{0,60}$/i,
    ],
    passes: [
      /\b(?:ask|talk to|see|check with|speak (?:to|with)|find|call|only) (?:\w+ ){0,3}(?:lawyer|attorney|solicitor|legal aid)\b|\blawyer (?:can|could|will|would) tell\b|\bnot a lawyer\b|\bemotionally\b/i,
    ],
  },
];
