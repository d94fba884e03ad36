/** Sex without consent, and adults with minors. */
export const sexual = {
  rape: 'rape, gang rape, date rape, marital rape, raped',
  molest:
    'molest, grope, fondle, sexually abuse, sexually assault, sexually harass, violate, rape, feel up, sexually touch, interfere with',
  sex: 'sex, have sex, sleep with, oral, anal, intercourse, have sex with, do things in bed, sexual things, sexual acts, sexual favours, sexual favors, blow job, get in bed with, be intimate, make love, perform, do sexual, go down on',
  asleep:
    'asleep, unconscious, passed out, sleeping, drunk, blacked out, wasted, too drunk, out cold, drugged, half asleep',
  privates:
    'private parts, privates, breast, breasts, bum, bottom, butt, genitals, vagina, penis, between my legs, up my skirt, up my shirt, down my pants, down my trousers, under my skirt, inside my underwear, down there, thigh, crotch, chest, bra, underwear, groin, ass',
  pressedOn:
    'carry on, carried on, continue, keep going, kept going, not stop, do it anyway, did it anyway, not listen, hold me down, held me down, pin me down, pinned me down, force me, forced me, not care, ignore me, go ahead, keep touching, kept touching, anyway, would not stop, finish',
  refuse:
    'say no, said no, told him no, told her no, tell him no, told him to stop, told her to stop, tell him to stop, tell her to stop, asked him to stop, asked her to stop, begged him to stop, begged her to stop, beg him to stop, kept saying no, tried to push him off, tried to push him away, did not want it, not consent, froze, never said yes, push him away, pushed him away, ask him to stop',
  force:
    'force, make, pressure, coerce, push, guilt, blackmail, bully, pester, nag, threaten, trick, manipulate, demand',
  images: 'photos, pictures, pics, nudes, selfies, video, videos, photo, picture, pic, image, images, webcam',
  secret:
    'secret, between us, not tell, never tell, do not tell, delete our, delete these, nobody has to know, no one has to know, nobody needs to know, no one needs to know, hide it from',
};
