/** What bodies do to bodies, with what, and what it leaves. */
export const harm = {
  strike: `hit, slap, punch, kick, beat, smack, whack, bash, batter, headbutt, backhand, thump, clobber, wallop, whip, cane, flog, spank, pummel, thrash, beat up, knock about, knock around, rough up, lay into, lay hands on, lay a hand on, lay his hands on, lay her hands on, raise his hand to, raise her hand to, raise a hand to, put his hands on, put her hands on, put hands on, get violent with, get physical with, turn violent with, attack, assault, headbutted, bitten, =bites, =biting, stomp, elbow, knee, hits on the head`,
  choke: 'choke, strangle, strangulate, throttle, garrotte, asphyxiate',
  wound: 'stab, shoot, burn, scald, slash, poison, drown, electrocute, brand, =cut, =cuts, =cutting',
  rough:
    'push, shove, grab, drag, throw, fling, slam, shake, pull, yank, pin, hold, hurl, knock, toss, twist, squeeze, restrain, body slam, tackle, manhandle, trip',
  hard: `so hard, down the stairs, down, against, onto, across, to the ground, to the floor, on the floor, on the ground, over, off the bed, into, out of the car, out of a moving car, by the hair, by the arm, by the arms, by the wrist, by the wrists, by the neck, by the throat, around, about, until i, and kick, to the bed, backwards, stairs, when he is angry, when she is angry, when he is drunk, when she is drunk, during, when we argue, when we fight, in anger`,
  kill: 'kill, murder, stab, shoot, strangle, poison, slaughter, execute, butcher, end, finish off, slit',
  hurtVerb:
    'kill, murder, stab, shoot, strangle, choke, poison, hurt, harm, beat, hit, punch, slap, kick, attack, smash, break, burn, bash, cut, bury, drown, destroy, ruin, slit, rape, crush, beat up, mess up, sort out, run over, smack, batter, knock out, set fire to, cripple, maim, bury, put down, finish',
  bodyPart:
    'face, head, throat, neck, arm, wrist, hair, stomach, belly, ribs, rib, nose, jaw, teeth, leg, eye, mouth, cheek, back, skull, chest, finger, hand, ear, lip, kneecaps, bones, bone',
  weapon:
    'knife, gun, pistol, rifle, shotgun, handgun, revolver, machete, axe, hatchet, hammer, bat, baseball bat, crowbar, blade, scissors, screwdriver, sword, taser, firearm, weapon, razor, broken bottle, petrol, gasoline, acid, crossbow',
  rod: '@weapon, belt, cable, cord, hanger, stick, rod, cane, wooden spoon, slipper, shoe, pan, frying pan, bottle, broom, whip, wire, iron, ruler, paddle, chair, remote, fist, phone, rope, spoon',
  injury:
    'bruise, black eye, black eyes, split lip, broken nose, broken rib, broken ribs, broken arm, broken wrist, concussion, stitches, marks, welts, cigarette burns, handprint, handprints, fractured, fat lip, busted lip, bloody nose, bleeding, bald patch, broken jaw, finger marks, swollen',
  smashable:
    'wall, door, plates, dishes, furniture, things, stuff, tv, television, mirror, window, my phone, glass, glasses, laptop, everything, house, belongings, car',
  soWhat: 'regret, pay, sorry, suffer, wish i had never been born',
  fear: 'afraid, scared, terrified, frightened, petrified, fearful, in fear, live in fear, living in fear',
  burnDown: 'burn down, burn the house, set fire, torch, blow up',
};
