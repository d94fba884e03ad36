import { randomInt, randomUUID } from 'node:crypto';

/** Milliseconds by which a clock may be set back without breaking the order of ids. An earlier date is intended. */
const SLACK = 10_000;
const HIGHEST = 0xfff;

let moment = 0;
let count = 0;

function step(at: number) {
  if (at > moment || at < moment - SLACK) {
    moment = at;
    count = randomInt(HIGHEST >> 1);
  } else if (count < HIGHEST) {
    count += 1;
  } else {
    moment += 1;
    count = randomInt(HIGHEST >> 1);
  }
}

/** A time-ordered id (UUID version 7). Ids made by one process sort in the order in which they were made. */
export function newId(now: Date): string {
  step(now.getTime());
  const time = moment.toString(16).padStart(12, '0');
  const counted = count.toString(16).padStart(3, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${counted}-${randomUUID().slice(19)}`;
}
