/** Keeping somebody small: watching, shutting in, cutting off, taking money, images. */
export const control = {
  watch:
    'check, read, go through, monitor, track, search, look through, snoop through, spy on, hack, inspect, log into, control, scroll through, watch, demand, see, clone, listen to, record',
  device:
    'phone, mobile, messages, texts, text messages, email, emails, dms, whatsapp, location, whereabouts, laptop, call log, calls, browser history, passwords, password, social media, instagram, accounts, every move, facebook, inbox, bank statements, mileage, chats, snapchat, messenger',
  tracker:
    'tracker, gps, spyware, airtag, air tag, hidden camera, camera, cameras, tracking app, keylogger, bug, stalkerware, listening device, tracking device, find my, life360',
  freedom:
    'leave the house, leave the flat, leave the room, leave home, go out, go anywhere, leave without, see my family, see my friends, see my mum, see my sister, see my parents, see anyone, see friends, see family, have friends, have a job, get a job, work, drive, sleep, eat, call my, phone my, talk to my family, talk to my friends, talk to anyone, talk to other, have money, have any money, have my own, have a phone, use the phone, use my phone, speak to, leave him, leave her, leave, go to the doctor, see a doctor, study, go to work, go to school, go to college, have a bank, have access, wear, visit my, take my medication, take my meds, use contraception, contact my, go home, have my own money, be alone, go outside, use the car, meet my friends, meet friends, visit, go to church, keep my',
  papers:
    'passport, keys, car keys, bank card, phone, id, documents, papers, wallet, bank cards, credit card, debit card, medication, visa, licence, license, birth certificate, laptop, purse, house keys, wages, salary, pension, benefits, paycheck, savings, money, pay, inhaler, wheelchair, meds, glasses',
  take: 'take, hide, keep, confiscate, steal, lock away, withhold, hold, burn, cut up, destroy, tear up, smash, throw away, hold on to',
  purse:
    'money, finances, bank, account, bank account, card, cards, spending, wages, salary, paycheck, savings, income, cash, accounts',
  circle: 'friends, family, mum, mother, sister, parents, relatives, everyone, brother, dad, anyone, people, friend',
  lurk: 'outside my house, outside my flat, outside my work, outside my office, outside my home, outside my door, outside my window, outside my building, outside my school, outside my gym, at my work, at my house, at my job, at my door, at my office, at my gym, at my school, at my flat, at my mum, at my workplace, outside our house, at my home, everywhere i go, wherever i go, under different accounts, from new numbers, from different numbers, at my parents',
  order:
    'restraining order, protective order, protection order, no contact order, non molestation order, injunction, court order, intervention order, avo',
  nudes:
    'nudes, nude, nude photos, nude pictures, naked photos, naked pictures, naked pics, private photos, private pictures, private pics, intimate photos, intimate pictures, intimate videos, sex tape, sex video, explicit photos, explicit pictures, sexts, topless photos, private videos, dirty pictures, revenge porn, intimate video, pics, nude pics, intimate images, pictures of me naked',
  publish:
    'post, leak, share, send, publish, show, upload, spread, release, expose, forward, put online, circulate, threaten, email, give',
  slur: 'whore, slut, bitch, cunt, worthless, piece of shit, piece of trash, trash, garbage, psycho, retard, pig, dirty, pathetic, waste of space, disgusting, good for nothing, nothing without him, nothing without her',
  breakAnimal: 'dog, cat, pet, puppy, kitten',
};
