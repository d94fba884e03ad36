/** Words for the widest frames: wishes, endings, cruelty, pressure. */
export const wide = {
  wishing:
    'want, wish, hope, pray, long, crave, beg, dream, prefer, rather, ready, need, fantasise, fantasize, imagine, desperate, urge, tempted, yearn, ache, would love, keep hoping, keep praying',
  ceasing:
    'stop, end, over, finish, give out, cease, shut down, fail, fade, vanish, disappear, be gone, switch off, go dark, stop beating, quit, turn off, erase, evaporate, dissolve',
  myBeing:
    'my heart, my life, heart, breathing, existence, everything, it all, my breath, the world, my brain, myself, me, this life, my existence, my pain, all of this',
  brink:
    '@riskPlace, yellow line, platform edge, station, water, woods, car park, forest, quarry, dam, lake, sea, ocean, pier, high bridge, level crossing, motorway bridge, attic, garage, top floor, parapet',
  saved:
    'stranger, someone, somebody, police, guard, phone rang, called me, call, dog, friend, until, before, pulled me, stopped me, talked me, came home, walked in, found me, interrupted, turned back, could not do it, chickened out, backed out, lost my nerve',
  cruelWay:
    'cold shower, cold showers, kneel, kneeling, on rice, hot sauce, soap in, outside in the cold, in the dark, without dinner, without food, no dinner, no food, belt, spoon, wooden spoon, cable, stick, slipper, hanger, ruler, in the cellar, in the basement, in the closet, in the cupboard, in the cage, dog cage, dog crate, naked, ice, ice water, scalding, push ups, holding, starving, in the corner for hours, tied, tape, taped, chained, corporal, hitting, beating, smacking, whipping, slapping, burning, pinching, out of the house, stand all night, cord, broom, hose',
  demean:
    'useless, worthless, stupid, ugly, fat, cow, idiot, moron, pathetic, whore, slut, bitch, cunt, pig, disgusting, crazy, psycho, retard, trash, waste, loser, dumb, nothing, failure, freak, mental, nobody, embarrassment, burden, cockroach, rat, dirty, filthy, lazy cow, piece of shit, insane, hysterical, unlovable, dog, slag, tramp, bad mother, unfit mother',
  often:
    'every, always, daily, constantly, all the time, whenever, each, whatever, all day, again and again, for years, nonstop, regularly, day and night, morning, everyday, times, in front of, nothing i do',
  lowered:
    'crazy, insane, mad, mentally ill, mental, unstable, sick, hysterical, delusional, imagining, imagined, paranoid, the problem, to blame, at fault, losing her mind, losing his mind, losing it, forgetful, confused, senile, bipolar, dangerous, overreacting, too sensitive, remembers wrong, remembering wrong, misremembered, made it up, dreamed it, never happened, her own fault, his own fault, her fault, his fault, worthless, nothing without me, unlovable, stupid, unfit, a bad mother, bad mother, ungrateful, lucky to have me, nobody, her friends hate, a burden',
  pressOn:
    'or else, unless, so that she, so that he, so she, so he, into, until she, until he, if she, if he, or i, otherwise, before she, to make her, to make him, to get her, to get him, to keep her, to keep him',
  leverage:
    'screenshots, pictures, photos, nudes, video, videos, secret, secrets, affair, immigration, visa, papers, green card, custody, the kids, the children, debts, debt, past, abortion, diagnosis, medical, job, boss, parents, church, hiv, sexuality, gay, chats, recordings, messages, browser, criminal record, deport, deported, police, benefits, house keys',
  ageYoung:
    '=9, =10, =11, =12, =13, =14, =15, =16, nine, ten, eleven, twelve, thirteen, fourteen, fifteen, sixteen, 5th grade, 6th grade, 7th grade, 8th grade, 9th grade, sixth grader, seventh grader, eighth grader, freshman, year 6, year 7, year 8, year 9, year 10, middle school, primary school, schoolgirl, schoolboy, school girl, school boy, minor, underage, 12yo, 13yo, 14yo, 15yo, preteen, tween',
  lure: 'alone, secret, secretly, meet, pictures, photos, pics, nudes, selfie, selfies, kiss, touch, sexy, hot, mature, girlfriend, boyfriend, our secret, between us, between you and me, hotel, webcam, naked, undress, delete, trust, gift, gifts, money, flirt, love, parents, mum, mom, tell, snapchat, older, body, bed, sleep over, pretty, beautiful',
  privateMoment:
    'shower, bath, bathroom, undress, undressing, changing, naked, dressing, toilet, sleep, asleep, in bed, my bed, nightgown, underwear',
  soiled:
    'wet sheets, wet bed, wet nappy, own urine, urine, soiled, dirty nappy, dirty sheets, faeces, feces, own mess, same clothes, same nappy, without water, without food, unwashed, on the floor, in the dark, in her chair, in his chair, in bed all day, sores',
  brutal:
    'hurt, hit, beat, kill, choke, slap, punch, kick, smash, stab, strangle, shoot, burn, destroy, end, break, crush, murder, bash, poison, run over, attack, harm, injure, maim, cripple, drown, shake, smother, explode, snap, lose control, lose it, do something',
};
