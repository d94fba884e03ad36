import { rules } from '#server/coach/safety/rules/rule.ts';

/** Hurting one's own body, and emergencies of the body. */
export const injury = [
  ...rules('self_injury', {
    named: {
      level: 2,
      who: 'actor',
      lines: `
        self harm|harming|harmed|harms|injury|injuring|injure|mutilation|mutilate
        self-harm
        i|@adult|@child ~4 cut|cuts|=cutting @self
        i ~1 be ..1 =cutting again|myself|because|when|whenever|$
        @hurtOneself @self ..2 on|with|because|when|again|to|so|until|if|after|every|to|at|with|and|$|in
        hurt|harm|injure|burn|cut|punish @self on purpose
        want|urge|need|tempted|thinking|thoughts|think ..2 to|about|of ..1 hurt|hurting|harm|harming|cut|cutting|burn|burning @self
        i|@adult|@child ~5 start|=started|back|relapse|relapsed|stop|again|resume|been|=is|caught|keep ..2 to? cutting ..1 again|after|myself|$|and|herself|himself|because|when|every
        i|@adult|@child ~2 cut ..2 my|her|his|their @limb
        @hurtOneself|carve|slice|slash|burn|scratch ..2 my|her|his|their own? @limb ..8 when|till|until|because|again|with|so|after|fight|bled|bleed|blood|feel|pain|calm|every|$
        @hurtOneself my|her|his own ..1 @limb|skin|body
        fresh|new ..1 cuts|scars|burns|scratches|cut|marks ..2 on|all my|her|his|over
        cuts|scars|burns ..2 on|all|over her|his|my arms|wrists|thighs|legs|arm|wrist|leg && hid|hide|sleeves|saw|found|self|blade|fresh|new|she will|he will|again
        hide|hiding|cover|covering|covered|hidden ..2 it|them|cuts|scars|arms|wounds|marks ..3 sleeves|bracelets|makeup
        take|took|use|used|using|pick|reach|have ..2 a|the|my razor|blade|lighter|sharpener|compass ..6 help|helped|skin|arm|myself|quiet|calm|leg|again|feel|sharpener
        blade out
        i ..4 go|=went|hide|sneak|lock ..5 bathroom|room|toilet|shower ..4 cut|burn|scratch|bleed ..0 !hair|nails|finger
        press|pressed|hold|held|put|push ..2 a|the|my ..1 hot|burning|lit|boiling|cigarette|iron|spoon|lighter|pan|ice ..2 on|to|against|spoon|iron|knife|pan|cigarette ..3 my ..1 thigh|thighs|arm|arms|skin|leg|wrist|hand|stomach|hip
        i ..8 and cut $
        bang|banged|banging|hit|hitting|bash|bashed|punch|smash|smashed|slam|slammed my|his|her own? head|hand|fist|knuckles ..3 wall|floor|until|till|against|door|desk|when ..6 quiet|until|till|calm|stop|feel|upset|because|bled|again|bleed|$
        punch|punching|hit|hitting|slap|slapping|bite|biting|scratch|scratching myself ..6 when|face|until|legs|arm|head|because|so|upset|bruise|again|every|to
        draw|drew blood && myself|my own|arm|wrist
        pull|pulling ..1 out my hair && panic|upset|pain|until
        physical pain ..4 better|easier|than && i|my
        clean ..2 from ..1 cutting && relapse|relapsed|again|broke|tonight
        relapse|relapsed ..4 cut|cutting|self_harm|blade|clean && i|she|he
      `,
    },
  }),
  ...rules('medical_emergency', {
    taken: {
      level: 3,
      who: 'actor',
      grave: true,
      lines: `
        i|@adult|@child ~3 overdosed
        i|@adult|@child ~2 be|is overdosing
        i|@adult|@child ~2 take|=took|=taken ..1 an? overdose
        i|@adult|@child ~3 =took|=taken|=swallowed|=drank|=downed|=ate|=popped|=have ..2 @muchOf ..4 @pills
        i|@adult|@child ~3 =took|=taken|=swallowed|=downed|=popped # ..2 @pills
        =took|=taken|=swallowed|=downed ..2 # ..3 @pills && hour|ago|now|scared|dizzy|wake|sick|tonight
        =took|=taken|=swallowed|=downed|=drank ..5 pills|tablets|meds|bottle ..6 wake|unconscious|dizzy|sleepy|breathing|ambulance|scared|help|hospital|now|vomiting|responding
        i|@adult|@child ~2 drink|=drank|swallow|=swallowed ..2 @poison
        =swallowed ..3 batteries|battery|bleach|poison
        =mixed ..3 pills ..4 alcohol|vodka|whisky|whiskey|wine && now|dizzy|i
      `,
    },
    body: {
      level: 3,
      who: 'actor',
      grave: true,
      real: true,
      denies: true,
      lines: `
        will|would|can|does|do not ..1 wake|waking up ..0 && pills|bottle|took|drink|drunk|drugs|he|she|my
        he|she|@child|@partner|@kin|friend ~3 not ..1 breathing|responding|responsive|moving
        he|she|@child|@partner|@kin|friend ~2 be|is|lying|=lies|found|looks ..2 unconscious|unresponsive|collapsed|blue
        unconscious on|in
        =collapsed && breathing|wake|chest|floor|help|pills
        lips ..2 blue
        not ..2 stop|stopping ..1 bleeding
        @adult|@child|i ..2 bleeding ..3 heavily|out|everywhere|badly|to_death|so_much
        so_much|losing|lost|lots|much|too ..1 ..1 blood && cut|wrist|stabbed|he|she|my|help|floor|glass
        cut|slit|slashed|slit ..1 my|his|her|their wrist|wrists|throat|veins|artery
        i|she|he cut too deep
        @adult|@child|i ..2 having|be ..2 a? seizure|stroke|heart_attack && now|help|right|floor|ambulance !was|were
        @adult|@child|i ..2 have ..2 a? seizure|stroke|heart_attack && floor|ambulance|not breathing|right now|just now
        @partner|@kin|i ~2 be|get|=been ..1 =stabbed|=shot !down
        chest pain|pains && now|breathe|arm|help
        hang|=hanged|=hung|hanging himself|herself && found|now|help|just|breathing
      `,
    },
  }),
];
