/** Families of words that point the same way, for weighing what no frame foresees. A word may belong to several. */
export const senses = {
  zEnding:
    'end, stop, over, finish, final, quit, exit, cease, close, last, done, enough, out, off, conclude, cancel, wind up, call it a day',
  zLife:
    'life, live, alive, exist, existence, world, earth, planet, breathe, breath, heart, here, around, being, person, human, wake, born',
  zDeath:
    'die, dead, death, kill, suicide, grave, coffin, funeral, corpse, murder, bury, cremate, ashes, obituary, heaven, hell, afterlife, angel, morgue, unalive, kms, gone, pass, perish, drown, hang, peace',
  zTired:
    'tired, exhausted, weary, drained, worn, spent, energy, strength, fight, fighting, pretend, mask, struggle, cope, bear, stand, suffer, endure, heavy, pain, hurt, ache, unbearable, numb, empty, hollow, hopeless, pointless, worthless, useless, failure, broken, dark, darkness, despair, lonely, alone',
  zBurden:
    'burden, weight, bother, trouble, drag, cost, relief, easier, lighter, simpler, cheaper, better off, happier, free of me, rid, waste, space, oxygen, problem, nuisance, drain, insurance, payout, bills',
  zAfter:
    'without me, after i, when i am gone, after me, remember me, forgive, sorry for everything, take care, look after, miss me, cry, mourn, note, letter, will, belongings, passwords, password, give away, labels, sort, arrange, affairs, mortgage, insurance, dog, cat, plants, parents can, not their fault, your fault, their fault, instructions',
  zBye: 'goodbye, bye, farewell, last, thank you for everything, thanks for everything, it was fun, loved you, love you all, best thing, voicemail, see you on the other side, take care of, proud of you, be good, be strong, forgive me, voice note',
  zNoFuture:
    'anymore, any more, much longer, next year, next week, tomorrow, by christmas, birthday, graduation, summer, future, tonight, forever, never again, no point, no reason, no use, not be here, not be around, not see, not make it, not need, not matter',
  zHeight:
    'bridge, roof, rooftop, floor, balcony, platform, track, train, tube, subway, metro, station, car park, parking garage, garage, fence, railing, rail, cliff, edge, ledge, river, sea, ocean, water, lake, tree, traffic, lorry, truck, bus, motorway, highway, window, canal, quarry, wall, crossing, tracks, jump, step, swerve, steer, drive',
  zDrugs:
    'pill, tablet, paracetamol, ibuprofen, medication, meds, medicine, morphine, insulin, dose, overdose, blister, packet, bottle, strip, drawer, cabinet, prescription, painkiller, sedative, xanax, valium, oxy, codeine, fentanyl, bleach, antifreeze, poison, gas, drugs, swallow, took, vodka, whisky, drank, stash, hoard, save, count, helium, charcoal, capsules, antidepressants, sleeping',
  zCord: 'rope, noose, belt, cord, scarf, knot, beam, hook, tie, attic, shed',
  zWeapon:
    'gun, rifle, pistol, shotgun, knife, blade, bat, hammer, axe, bullet, trigger, weapon, machete, petrol, gasoline, acid, load, shoot, stab, crowbar, brick, boot, screwdriver, safe',
  zBlade:
    'razor, blade, sharpener, scissors, lighter, cigarette, needle, compass, glass, cut, cutting, slice, burn, scratch, carve, pick, bleed, blood, bloody, tissues, plaster, bandage, scab, scar, sleeves, long sleeves, hoodie, wrist, thigh, arm, skin, forearm, wall, pinch, hair, starve, purge, vomit, punish',
  zSick:
    'lips, blue, grey, purple, breathing, breathe, snoring, gurgling, unconscious, wake, eyes, floppy, foaming, seizure, fitting, shaking, cold, pale, dizzy, vision, blurry, hands feel, tingling, slurring, collapsed, floor, ambulance, ago, minutes, minute, just, chest, bleeding, throwing up, needle, responding, respond, weird, sweating, numb',
  zStrike:
    'hit, slap, punch, kick, beat, smack, strike, shove, push, throw, grab, choke, strangle, bite, drag, shake, slam, pin, twist, pull, grip, squeeze, burn, spit, whip, belt, thump, headbutt, fist, violent, violence, attack, thud, thuds, smash, break, hurt, backhand, pan, plate, kettle, iron, lash, crack, snap',
  zBody:
    'neck, throat, windpipe, face, arm, wrist, hair, rib, jaw, nose, eye, teeth, tooth, lip, cheek, stomach, belly, head, skull, ear, back, finger, fingers, thumbs, hand, hands, shoulder, leg, mouth, pillow',
  zMark:
    'bruise, black eye, mark, sunglasses, concealer, makeup, foundation, scarf, polo neck, turtleneck, long sleeves, july, walked into a door, fell, stairs, cupboard, hospital, stitches, A&E, x-ray, doctor, swollen, plaster cast, limp, purple, yellow',
  zRage:
    'angry, temper, rage, mood, explode, snap, furious, drunk, drinking, shout, scream, yell, lose it, lost it, flip, kick off, blow up, storm, jealous, glare, stare, quiet, silent',
  zFear:
    'afraid, scared, terrified, frightened, fear, dread, nervous, flinch, jump, tremble, shake, freeze, froze, panic, hide, cower, safe, unsafe, sick, stomach, heart pounding, not dare, dare',
  zTiptoe:
    'eggshells, careful, creak, creep, tiptoe, sneak, quiet, pretend, whisper, floorboard, floorboards, footsteps, key in the door, keys in the door, tyres, headlights, car in the drive, lie, agree, apologise, beg, keep the peace, watch what i say, set him off, set her off, set off, provoke, pay for it, consequences, punish, lesson, learn, learned, deserve, cost me',
  zRule:
    'allow, let, permit, permission, forbid, forbidden, ban, rule, must, have to, make me, makes me, force, refuse, ask, beg, decide, choose, control, order, obey, inspect, weigh, time me, list, timetable, schedule, curfew, explain myself, account for, report',
  zMoney:
    'money, cash, bank, card, wage, salary, allowance, receipt, change, account, savings, pounds, dollars, euros, debt, loan, spend, purse, wallet, benefits, pay, penny, pension, petrol, fuel, credit',
  zPapers:
    'passport, visa, papers, document, immigration, deport, police, green card, permit, id, certificate, ticket, embassy, citizenship, status, send me back, residency',
  zWatch:
    'phone, message, text, location, track, tracker, camera, listen, microphone, app, airtag, gps, screenshot, password, read, check, search, monitor, spy, mirror, clone, screen, know where, knows where, knew where, knew what, mileage, doorbell, laptop, email, account, log in, hack, unlock, face id, keylogger, cloud, smart, history, watch, showing up',
  zStalk:
    'outside, follow, park, parked, wait, turn up, show up, appear, address, moved, new number, blocked, block, flowers, windscreen, gift, note, letter, work, gym, house, window, street, car, again, order, restraining, ex, find me, found me, accounts, dm, message, send',
  zThreat:
    'threat, threaten, warn, swear, regret, pay, sorry, or else, unless, if you, if i ever, if she, if he, promise, watch, see what happens, what happens, last time, ten minutes, identify, dental, find your body, body, nobody will find, never find, disappear, suffer, learn, teach, get you, come for, end you, both of us, us both, kids, custody, take the kids, dog, ruin, tell everyone, consequences, deserve, revenge, payback',
  zEscape:
    'leave, run, escape, flee, bag, pack, packed, shelter, hide, hidden, get out, away, ready, safe, out long enough, no way out, trapped, stuck, lock, key, door, window, exit, car keys, go back, stay, nowhere to go, neighbour',
  zCut: 'friend, friends, family, mum, mother, sister, dad, see, visit, speak, talk, call, alone, nobody, only me, mates, isolate, cut off, stop seeing, apart, choose, between me and, poison, bad influence, allowed to see',
  zSmall:
    'stupid, worthless, useless, fat, ugly, crazy, mad, nothing, pathetic, whore, slut, disgusting, idiot, lucky, imagine, imagining, nobody else, nobody would, embarrass, humiliate, mock, insult, in front of, names, doubt, memory, remember, confused, losing my mind, never happened, made it up, dramatic, sensitive, unstable, my fault, make him, made him, make her, made her',
  zKid: 'child, kid, baby, son, daughter, toddler, boy, girl, stepson, stepdaughter, nephew, niece, grandson, granddaughter, little, newborn, pupil, student, class, school, brother, sister, infant, children, kids, twins, teen, teenager, daughters, cousin',
  zAge: '=4, =5, =6, =7, =8, =9, =10, =11, =12, =13, =14, =15, =16, =17, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen, fourteen, fifteen, sixteen, seventeen, year old, years old, yo, grade, grader, freshman, under age, minor, teen, year 9, homework, my mum, my mom, my dad, stepdad, parents, teacher, foster',
  zHungry:
    'hungry, starve, food, feed, fed, eat, bread, fridge, empty, dinner, hoard, steal food, thin, weight, water, drink, thirsty, dehydrated, cupboard, socks, lunch, bin, nappy, diaper',
  zFilth:
    'dirty, soiled, wet, urine, smell, filthy, unwashed, sores, bedsores, same clothes, lice, mess, nappy, pad, sheets, faeces, floor, cold, coat, shoes, barefoot, rain, winter, unsupervised, alone, alone all, left',
  zShut:
    'lock, locked, shut, wardrobe, cupboard, closet, basement, cellar, balcony, shed, garage, bedroom, bathroom, room, tied, tie, chain, strap, rail, cage, dark, hours, outside, cold, radiator, handcuff',
  zSex: 'sex, sexual, touch, kiss, rape, naked, nude, private, privates, bed, rub, grope, undress, strip, underwear, knickers, pants, jeans, zip, bra, blouse, skirt, shirt, trousers, undone, on top of me, inside me, consent, condom, penis, breast, chest, thigh, lap, finger, hands, body, tickle, porn, photo, picture, video, vid, film, pics, nudes, intimate, cuddle, massage, marital, duty, refuse, wife should, drunk, asleep, passed out, woke up, froze, freeze, blank, drink tasted, spiked, party, ignored, carried on, kept going, did not stop, would not stop, say no, said no, no means',
  zBath:
    'bath, shower, bathroom, nightie, pyjamas, clothes, clothes off, no clothes, toilet, changing, bedtime, night shift, comes in, my room, her room, his room, doorway, blanket, sleepover, sheet',
  zSecret:
    'secret, tell, nobody, our thing, our little, between us, delete, do not tell, keep quiet, not tell, hush, special, trust, promise, trouble, believe, not believe, mature, older, gift, game, games, chocolate, sweets, pocket money, alone, private chat, snapchat, discord, instagram, dm, midnight, online, meet, hotel',
  zOld: 'grandma, grandmother, grandad, granddad, grandfather, grandpa, nan, nana, gran, granny, elderly, dementia, alzheimer, care home, nursing home, carer, pensioner, frail, wheelchair, stroke, bedridden, disabled, parkinson, hospice, old, aunt, mother, mum, father, dad, resident, learning disability, down syndrome, autistic, 80, 82, 85, 87, 90, 91, seventy, eighty, ninety, home help, residents',
  zRob: 'pension, will, power of attorney, sign, signed, deed, house, bank, card, cheque, savings, jewellery, money, withdraw, empty, emptied, steal, missing, gone, inherit, inheritance, transfer, scam, cash, name, in her name, in his name, moved in, new girlfriend, new friend, lottery, investment, gift cards, pin',
  zRough:
    'rough, bruise, tie, sedate, drug, medicate, restrain, rail, rough with, shout, shake, slap, neglect, leave, ignore, pinch, buzzer, bell, unplug, wheel, lock, skip, skipped, force, crush, tray, out of reach, sores, punish',
  zMarry:
    'marry, marriage, wedding, bride, groom, engaged, engagement, husband, dress, cousin, uncle, auntie, ticket, one way, flight, fly, holiday, holidays, pakistan, karachi, india, village, back home, abroad, stranger, man, settled, promised, arranged, dowry, nikah, family honour, honour, eighteen, sixteen, passport, choose, match, suitor, older man, parents, imam, in laws, shame',
  zAsk: 'write, help me, draft, message, text, word, how do i, how can i, how to, way to, tell her, tell him, make her, make him, get her, get him, so she, so he, so that she, so that he, convince, trick, app, which app, without her, without him, without them, reply, letter, email, something that, need a',
  zBend:
    'believe, think, doubt, imagine, imagined, guilty, guilt, crazy, scared, afraid, obey, punish, jealous, only me, stop seeing, alone, depend, dependent, beg, crawl, apologise, ashamed, panic, fear, control, trap, isolate, weak, cannot leave, never leave, blackmail, expose, find out, tell everyone, secrets, silent treatment, lose, lose everything, visa, custody, suicide, hurt myself, pregnant, lie, deny, mad, unstable, special, mature',
  zCovert:
    'without her knowing, without him knowing, without them knowing, not know, secretly, hidden, no trace, not notice, not find out, mirror, screen, see her messages, see his messages, read her, read his, track her, track his, into her phone, into his phone, into her account, invisible, spoof, fake, anonymous, pretend to be, pose as',
  zViolentWish:
    'kill, hurt, stab, shoot, smash, burn, break, beat, strangle, poison, run over, run up, jump him, jump her, make him pay, make her pay, picture, imagine, fantasise, fantasy, dream, plan, know where, what time, route, walks, lives, waiting, wait for, bus, stairs, calm, prison, jail, worth it, deserve, bleed, suffer, pushing, nobody gets, if i cannot, not walking, wake up, finish, end him, end her, revenge, loaded, boot, car',
  zPartner: '@partner, bf, gf, hubby, baby daddy, =he, =she',
  zOther: '@kin, @known, roommate, brother, sister, friend',
  zI: '=i, =me, =my, =myself',
  zNot: 'not, never, no, nobody, nothing, without',
};
