import { rules } from '#server/coach/safety/rules/rule.ts';

/** Distress that asks for a direct question, and means that stay within reach. */
export const despair = rules('self_harm', {
  hollow: {
    level: 1,
    who: 'self',
    lines: `
      i ~2 feel|felt|feeling|be|=am ..3 hopeless|worthless !at|about|with|in|when
      i ~2 feel|feeling ..4 empty|numb|hollow|nothing|trapped ..4 hopeless|worthless|all|every|always|nothing|inside|day
      i ~2 feel|=am|be ..2 empty ..1 and|inside
      i feel|felt like a? failure|waste ..2 at|of everything|space|life|person
      i ~2 hate|despise|loathe myself
      i ~3 lose|=lost|=losing ..1 all|the|any hope|will
      everything|life|it|all ..2 feel|be|seem|is|feels ..2 @pointless ..2 and|$|anymore|to|without|now
      everything ..2 be|feel|seems pointless|hopeless|meaningless
      =wonder|wondering ..2 whether|if ..2 anything|it|life|any be|is ..2 worth
      end|edge of my|the rope|tether
      i ~2 be ..2 breaking|broken point|down
      at the end of my rope|tether
      i be|feel ..1 in despair|desperate $
      i ~3 give|=gave|=given|giving_up on life|everything|myself|living
      i ~2 just? want ..1 to disappear ..2 $|forever|and|for
      i ~1 just? want ..2 to give up
      i ~2 want|need ..2 the? pain|hurt|suffering|hurting ..2 stop|end|over|go
      darkness|dark_thoughts|dark_place ..6 again|back|me|winning|swallow|coming
      so much pain ..5 not
      falling apart ..6 nobody|no|alone|not
      not sleep|eat|eaten|get_out_of_bed ..4 days|weeks|anymore && hopeless|alone|point|sad|cry|empty|worse
      i ~2 be|feel ..3 broken|ruined|beyond ..2 repair|help|saving|fixing
      i cry ..2 every day|night && point|hope|worse|why|alone|anymore
    `,
  },
  noMore: {
    level: 1,
    who: 'self',
    denies: true,
    lines: `
      i ~2 can|could not ..1 take|handle|bear|stand|cope|do_it|this|with it anymore|any|much|$ ..1 more|longer|$ && hopeless|life|pain|rope|living|alone|point|everything|crying|die|end|hurts|me|anymore|more
      i ~1 can|could not ..1 take|bear|stand it anymore|any
      i ~1 can|could not ..1 go|keep|carry_on|going ..1 anymore|any|like|$|much
      i ~3 can|could not ..2 go on
      i ~2 do not see|have ..3 future|way_out|way_forward|hope|point|reason|light|end_to_this
      i ~2 do not see ..2 how it ..3 get|gets better
      no hope|future|way_out ..3 left|for|anymore|me|$
      there be no hope|way_out|point|future ..2 $|anymore|left|for
      what be|is the? point ..1 of|anymore|$ ..1 it|anything|any|all|trying|$
      nothing ..2 help|matters|matter ..1 anymore|any|$|and
      nothing ..2 matter|matters anymore|any|$
      nothing ..3 ever ..2 get|gets|be|going ..2 better
      i ~1 do not know ..2 if i ..2 can|make|go ..3 go|on|it|night
      i ~2 do not ..2 recognise|deserve ..1 to ..1 live|love|be happy
      i have|=got no ..1 reason|energy|strength|will ..3 on|left|go
      nobody ..2 love|loves|care|cares ..2 about? me && alone|always|anymore|worthless|point|empty
      i ~1 can|could not ..2 face|survive|get_through ..2 another|tomorrow|this|the_day|night|week|tomorrow
      not ..2 do ..1 life ..1 anymore|any
    `,
  },
  meansNear: {
    level: 2,
    who: 'actor',
    grave: true,
    lines: `
      stash|pile|drawer|box|bottle ..2 of pills|tablets|meds && suicidal|kill|die|end|not|hidden|drawer
      not suicidal|dying && pills|gun|rope|blade|plan
      keep|keeping|=kept ..3 gun|blade|razor|rope|pills ..3 in case|bed|near|pillow|handy|ready && myself|die|end|feel|suicidal|dark
      stare|staring|=stared ..2 at ..3 pills|bridge|knife|tracks|rope|bottle|gun|blade|edge|water|tablets
      hold|holding|held ..2 pills|blade|gun|rope|noose|razor|tablets && i|my
      pills ..4 my|his|her hand
    `,
  },
  eating: {
    level: 1,
    who: 'actor',
    category: 'self_injury',
    lines: `
      i|@child ~3 starve|starving @self
      i|@child ~3 purge|purging|make|making|=made ..2 throw|sick|vomit ..2 after|every|again|up
      i|@child ~2 make @self sick|vomit|throw|puke
      i|@child ~4 not eaten|eat ..3 days
      binge ..3 purge|purging|throw|vomit
      @child ..3 stop|=stopped|refuse|refuses eating|to eat && thin|weight|bones|fat
    `,
  },
});
