/** Dying by one's own will, hurting oneself, the means, and leaving. */
export const selfHarm = {
  wantTo:
    'want to, wish to, need to, would like to, ready to, going to, plan to, planning to, decide to, intend to, about to, try to, trying to, long to, hope to, pray to, prepared to, rather, tempted to, thinking of, thinking about, think about, think of, thoughts of, thought of, thought about, thoughts about, dream of, dream about, imagine, imagining, fantasise about, fantasize about, considering, consider, considered, contemplating, contemplate, urge to, idea of, feel like, feels like, might just, may just, could just, should just, better off, talk about, talks about, talking about, threaten to, threatening to, say about, want, swear to',
  killOneself:
    'kill, hang, shoot, drown, stab, poison, suffocate, gas, unalive, overdose, off, murder, end, delete, starve, choke, electrocute, neck, drink, destroy',
  hurtOneself:
    'cut, cutting, hurt, harm, burn, injure, scratch, bite, punish, mutilate, slice, punch, hit, bruise, scald, carve, stab, slap',
  deadly:
    'die, dying, be dead, being dead, end it all, end everything, end it tonight, ending it all, ending everything, stop existing, not exist, cease to exist, not be alive, sleep forever, never wake up, not wake up, be no more, go to sleep and never wake up, commit suicide, committing suicide, unalive, be six feet under, leave this world, leave this earth, take the easy way out, catch the bus, end the pain for good, end the pain forever, jump off, cease existing, cross over',
  endLife:
    'end my life, ending my life, end my own life, take my life, taking my life, take my own life, taking my own life, end his life, end her life, end their life, end his own life, end her own life, take his own life, take her own life, take their own life, taking his own life, taking her own life, ending his life, ending her life, ending it all, end it all, end it for good, ending it for good, end their lives, ended it all, end things permanently, take his life, take her life, finish my life, throw my life away',
  suicide: 'suicide, suicidal ideation, sewerslide',
  gone: 'dead, gone, not here, not alive, gone forever, no longer here, out of the way, six feet under, in the ground, under the ground, out of their lives, gone for good, never been born, not around, not in the picture',
  pills:
    'pill, tablet, paracetamol, tylenol, ibuprofen, painkiller, aspirin, xanax, sleeping pills, sleeping tablets, antidepressants, insulin, benzos, oxy, oxycodone, fentanyl, meds, medication, valium, opioids, acetaminophen, advil, codeine, diazepam, bleach, antifreeze, drain cleaner, rat poison, pesticide, ambien, methadone, morphine',
  poison: 'bleach, antifreeze, drain cleaner, rat poison, pesticide, weedkiller, detergent, ammonia',
  muchOf:
    'all, whole, bottle, entire, handful, handfuls, too many, too much, every, loads of, bunch of, packet, pack of, full bottle, box of, lots of, strip of, several, a load of, dozens of, rest of, overdose of, month supply, double, both packs, so many',
  means:
    'rope, noose, razor blades, razor blade, razor, charcoal, helium, pills, tablets, gun, shotgun, blade, a way to do it, everything i need, all i need, what i need, the means, exhaust',
  edge: 'train, train tracks, tracks, bus, truck, lorry, bridge, traffic, roof, rooftop, cliff, balcony, building, car, overpass, tree, wall, ledge, railway, window, platform, metro, subway, oncoming traffic, river, multi storey, car park, edge, motorway, highway, wheel off',
  toEdge:
    'step, jump, walk, throw myself, drive, steer, fling myself, swerve, crash, leap, run, lie down, stand, drop, launch myself, hurl myself',
  sharp:
    'blade, razor, razor blade, lighter, cigarette, knife, scissors, glass, needle, compass, sharpener, box cutter',
  limb: 'wrist, arm, thigh, leg, forearm, skin, stomach, ankle, veins, vein, hips',
  goodbye: 'goodbye, good bye, farewell, last message, last goodbye, final goodbye, bye everyone, goodbyes',
  lookAfter: 'look after, take care of, be good to, tell, say goodbye to, kiss, hug, watch over, feed',
  goOn: 'go on, go on like this, keep going, carry on, keep living, continue living, keep fighting, carry on living, live like this any more, face another day, do this any more, do this anymore, do life any more, do life anymore, live any more, live anymore, go on anymore, cope any more, cope anymore, go on any longer, hold on any longer, keep doing this, take any more, fight any more, fight anymore, live another day, make it through the night, take this pain',
  anyMore: 'anymore, any more, any longer, any longer at all, no more',
  hollow:
    'hopeless, worthless, empty, numb, pointless, useless, nothing, trapped, broken beyond repair, unbearable, meaningless, dead inside, desperate, no hope, despair, like a failure, like a waste of space, unlovable',
  pointless:
    'pointless, meaningless, hopeless, worth it, worth living, matters, unbearable, futile, not worth it, empty',
  miss: 'miss, notice, care, mourn, cry for, remember, bother',
  burden:
    'burden, dead weight, weight on, weight around, waste of space, waste of oxygen, waste of air, drain on, millstone, liability, problem for everyone',
  everyone:
    'everyone, everybody, family, world, kids, children, people, parents, they, he, she, mum, wife, husband, friends, all of them, them, you, the kids, you all, others, partner, him, her',
};
