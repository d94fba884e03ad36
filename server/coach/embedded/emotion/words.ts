import type { Feeling } from '#server/coach/embedded/emotion/emotion.ts';

/** How strongly a word or phrase speaks for a feeling: the number is its weight; a star stands for any ending. */
export const signs: Record<Exclude<Feeling, 'neutral'>, readonly (readonly [weight: number, list: string])[]> = {
  anger: [
    [
      2.2,
      'hate, hates, hated, hating, hatred, furious, enraged, outraged, livid, rage, raging, angry, anger, angrily, pissed, pissing me off, infuriat*, mad at, so mad, makes me mad, annoying, annoyed, annoys me, irritat*, frustrat*, fed up, resent*, despise, loathe, how dare, shut up, shut the, stfu, fuck you, fuck off, fuck this, fuck that, fuck the, go to hell, piss off, screw you, damn you, asshole*, arsehole*, bastard*, bitch*, moron*, idiot*, scumbag, dickhead, dick head, prick, jerk, pieces of shit, piece of shit, bullshit, bs, get lost, sick of, tired of, had enough, what the hell is wrong, ridiculous, outrageous, infuriated, triggered, vile person, scum, disrespect*, hypocrit*, liar*, betray*, rude, insult*',
    ],
    [
      1.3,
      'fuck, fucking, fuckin, fucked, fucker*, shit, shitty, hell, damn, dammit, damn it, goddamn, crap, stupid, dumb, dumbass, fool, fools, suck, sucks, sucked, wtf, the hell, the fuck, argument, argue, fight*, shout*, yell, yelled, yelling, yells, scream*, selfish, toxic, racist, racism, sexist, bigot*, nazi*, abusive, aggressive, hostile, unfair, nonsense, garbage, trash, rubbish, lame, boring, terrible idea, unacceptable, disagree, unpopular opinion, false, wrong, blame*, complain*, stop it, stop this, stop being, stop trying, how can you, not good, i do not like, do not like, did not like, do not agree, do not want, do not care, nobody cares, who cares, should not be, should not have, is not fair, not true, not okay, not ok, not cool, not funny, not right, are not even, that is not, no you, you do not get, have no right, no excuse, enough of, absolutely not, hell no, nope, overrated, worthless, useless, pathetic, bully*, threat*, violen*, whining, ignorant, delusional, cheat*, arrogant, entitled, dislike, lazy, bother*, uncomfortable, freaking, bloody',
    ],
    [
      0.6,
      'no, bad, mouth, kill, attack*, against, problem, wrong with, too much, excuse, drama, never, downvote*, ban, banned, why would, why do you, you people, seriously, ugh, 😡, 😠, 🤬, 😤, 🙄, 🖕',
    ],
  ],
  disgust: [
    [
      3,
      'disgust*, gross, grosses, nasty, repuls*, revolt*, vomit*, puke, puking, throw up, nauseat*, nausea, sicken*, makes me sick, make me sick, yuck, yucky, eww*, ew, icky, creepy, creeps me out, creep, creeps, vile, filthy, putrid, rotten, stinks, stinky, foul, abhorrent, awful, the worst, absolute worst, worst, 🤮, 🤢, barf, cringe, cringey, cringy, cringeworthy, distasteful, appalling, atrocious, obscene, perverted, pervert*, grotesque, gag, gagging, skin crawl, rancid, slimy, shameful, despicable, horrid, hideous, ugly',
    ],
    [
      0.8,
      'weird, dirty, sick, worse, smell*, horrible, puss, rot, rats, roach*, poop, pee, diarrhea, mold, mould, toilet, inappropriate, unsettling, trashy, ugh',
    ],
  ],
  fear: [
    [
      3.4,
      'afraid, scared, scary, scares, scare, scaring, terrif*, fear*, frighten*, panic*, worried, worry*, worries, worrying, anxious, anxiety, nervous*, dread*, horrif*, petrified, spooked, spooky, creeped, nightmare*, alarm*, phobia, paranoid, uneasy, freaking out, freak me out, freaked out, freaks me out, on edge, shaking, trembling, horror, horrors, 😱, 😨, 😰, threatened, intimidat*, insecure, apprehensive, tense, stressed, unsafe, haunted, daunting, chilling, my heart stopped, heart is pounding, do not feel safe',
    ],
    [
      1.3,
      'danger*, horrible, terrible, threat*, risk*, careful, oh no, yikes, help me, unsure, what if, might happen, dying, dark, stalk*, suspicious, attack, terrorist*',
    ],
  ],
  joy: [
    [
      2,
      'love, loves, loved, loving, lovely, thank, thanks, thankful, grateful, gratitude, happy, happiness, happily, happier, glad, great, awesome, amazing, amazingly, wonderful, fantastic, beautiful, beautifully, gorgeous, brilliant, excellent, perfect, perfectly, best, favorite, favourite, cute, cutest, adorable, fun, funny, hilarious, lol, lmao, haha*, hehe*, rofl, excited, exciting, proud, congrat*, cheers, enjoy*, delight*, joy, joyful, thrilled, ecstatic, blessed, lucky, fortunate, appreciat*, hope, hopes, hoping, hopeful, hopefully, wish, wishing, good luck, happy birthday, happy new year, cake day, welcome, nice, nicely, sweet, impressive, impressed, incredible, inspiring, inspir*, admire*, respect, kudos, well done, good job, great job, nice work, nailed, win, winner, winning, yay, woohoo, hooray, hurray, relief, relieved, laugh*, smile*, smiling, cool, interesting, epic, legend, legendary, wholesome, precious, heartwarming, satisfying, glorious, bravo, ❤, ♥, 😍, 🥰, 😂, 🤣, 😊, 😁, 😄, 😀, 👍, 💕, 💛, 🎉, 🥳, 😎, 🙌, 💪, 😘, 🤗, 😉, 🙏, <3, can not wait, looking forward, looks good, sounds good, sounds great, my pleasure, no problem, god bless, good for you, good to see, good to hear, happy for, glad to, would love, i like, i liked, i agree, agreed, agree with, you are right, good point, fair point, well said, so true, exactly, good one, nice one, take care, feel better, get well, stay strong, hang in there, you got this, keep it up, keep going, rest in peace my friend, hugs, proud of, so good, very good, really good, pretty good, good stuff, good idea, good thing, good news, good call, good, better, amused, amusing, entertaining, masterpiece, phenomenal, superb, majestic, magnificent, talented, smart, wise, clever, brave, hero, kind, generous, helpful, pleasure, pleasant, charming, optimistic, confident, success*, celebrat*, worth it',
    ],
    [
      0.8,
      '!, yes, yeah, yep, yup, definitely, absolutely, right, true, agree, want, want to, would like, please, well, fine, ok, okay, please do, support, help, helped, helps, strong, safe, free, save, trust, friend*, party, birthday, christmas, deserve*, dream*, i am in, i will take, pretty, really enjoyed, ah, man, buddy, bro, luck, classic, solid, fair enough, makes sense, makes me happy, need this, need that, i need, i want, can i, join, dude, easily, fits, style, win, jokes, joke, joking, gold, hilariously, pleased, better than, highly recommend, recommend, advice, sharing, share, hey, care, cares, hug',
    ],
  ],
  sadness: [
    [
      2.6,
      'sad, sadly, sadness, saddest, sadden*, sorry, apolog*, miss you, miss him, miss her, miss them, i miss, missed you, cry, crying, cried, cries, tears, tearful, depress*, heartbr*, broken heart, broke my heart, breaks my heart, grief, griev*, mourn*, loss, lonely, lonel*, hopeless, miserable, misery, disappoint*, regret*, ashamed, shame, embarrass*, guilt*, hurts, hurt, painful, tragic, tragedy, unfortunate*, upset, upsetting, devastat*, gutted, bummed, bummer, despair, unhappy, sorrow, gloomy, down lately, feel bad, felt bad, feel terrible, feel awful, feels bad, bad for, poor guy, poor thing, poor girl, poor kid, poor man, rip, rest in peace, died, passed away, funeral, suicid*, 😭, 😢, 😞, 💔, 😔, ☹, 🙁, 😿, :(, : (, :/, my condolences, condolences, heart goes out, awkward, humiliat*, remorse, oops, my bad, let down, gave up, lost my, i failed, failure, too bad, what a shame, wish i could, wish i had',
    ],
    [
      1,
      'alone, lost, losing, lose, fail*, pain, suffer*, tired, exhausted, empty, numb, worthless, hard time, rough, tough, broke, broken, left me, goodbye, end of, never again, pity, poor, bad news, unlucky, ruined, hate myself, sigh, meh, disaster, bad day, no longer, miss, missing, stuck, struggle*, struggling, ill, sick, dead, death, gone, lack of, waste, wasted, unappreciated, ignored, rejected, abandoned, cold, nobody, unable, could not, weak, boring, mediocre, pathetic, embarrassingly, damn shame, unfair to',
    ],
  ],
  surprise: [
    [
      2.2,
      'surpris*, shock*, wow, woah, whoa, omg, oh my god, oh my gosh, oh my, wtf, astonish*, amazed, unexpected*, unbeliev*, can not believe, could not believe, did not expect, never expected, did not know, had no idea, no idea, no clue, did not realize, did not realise, realiz*, realise, realised, realises, realising, confus*, confused, confusing, curious, curiosity, wonder, wondering, wondered, i wonder, wonder if, puzzl*, baffl*, strange, oddly, mysterious, huh, eh ?, what ?, really ?, seriously ?, wait what, plot twist, out of nowhere, suddenly, jaw, speechless, mind blown, mindblow*, blew my mind, 😮, 😲, 🤯, 😯, 😳, 🤔, holy shit, holy crap, holy cow, no way, for real ?, say what, who knew, turns out, it is a trap, interesting how, do not understand, do not get, i am not sure, not sure, not sure what, not sure if, does anyone know, anyone know, anyone else, is it just me, what do you mean, what does that mean, what is this, how is this, how is that, how does, how did, how do, how come, why is, why are, why did, why does, why would, why do',
    ],
    [1.15, '?'],
    [
      0.7,
      'is this, is that, is it, is there, are you, are there, do you, did you, does this, does it, have you, can you, could you, would you, what is, what are, what do, what if, who is, which, how many, how much, how long, where is, where are, when did, what about, or is it, you mean, this a, was it, am i, should i, in the world, first time, weird, odd, never seen, never heard, do not know, do not remember, so what, guess, suppose, thought it was, thought that, thought this, i thought, actually, apparently, apparent*, somehow, wait, hmm, hm',
    ],
  ],
};
