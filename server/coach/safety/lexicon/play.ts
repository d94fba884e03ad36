/** Games that are won and lost, animals, and what children fall from. */
export const play = {
  game: 'game, match, chess, card, cards, poker, dart, darts, bowling, pool, snooker, tennis, squash, badminton, golf, mini golf, minigolf, football, footie, basketball, cricket, hockey, fifa, mario, mario kart, kart, go karting, xbox, playstation, nintendo, minecraft, fortnite, quiz, trivia, scrabble, monopoly, uno, rummy, catan, risk, cluedo, jenga, dominoes, backgammon, checkers, draughts, sudoku, wordle, crossword, ping pong, table tennis, air hockey, arm wrestling, swimming, sprint, race, racing, marathon, 5k, 10k, parkrun, lap, laps, round, rounds, level, rematch, tournament, league, leaderboard, score, scored, points, nil, trophy, medal, on court, racket, fair and square, personal best, karaoke, tekken, mortal kombat, rocket league, street fighter, smash bros, fantasy league, pictionary, charades, trivial pursuit, padel, pickleball, board game, backgammon, mahjong, bridge club, paintball, laser tag, crazy golf, volleyball, rowing, cycling, battleships, connect four, boggle, tag, hide and seek',
  gameDone:
    'win, =won, =winning, brag, bragged, bragging, gloat, gloats, gloated, gloating, victory, winner, loser, champion',
  overcome:
    '=beat, =beats, =beaten, =beating, thrash, destroy, smash, hammer, crush, slaughter, demolish, annihilate, batter, cream, whoop, wallop, trounce, =end, =killed, =murdered, =whipped, =spanked, =roasted',
  beast:
    'dog, puppy, pup, cat, kitten, kitty, horse, pony, donkey, labrador, lab, terrier, spaniel, collie, poodle, retriever, alsatian, german shepherd, dachshund, chihuahua, husky, hamster, rabbit, bunny, guinea pig, gerbil, parrot, budgie, cockatiel, swan, goose, geese, duck, chicken, rooster, cockerel, hen, seagull, cow, sheep, ram, goat, llama, alpaca, ferret, rat, wasp, bee, jellyfish, crab, monkey, tortoise',
  plaything:
    'swing, slide, bike, bicycle, scooter, skateboard, trampoline, tree, climbing frame, monkey bars, playground, bouncy castle, soft play, seesaw, roller skates, rollerblades, skates, sledge, football, pony, horse, ice rink, skate park, pitch, playing tag, chasing, racing, running, curb, kerb, doorstep, lego',
};
