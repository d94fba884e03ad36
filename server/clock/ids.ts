import { randomInt, randomUUID } from 'node:crypto';

/** A clock set back by less than this is still taken for the latest moment; a date further back is meant. */
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

/** A time-ordered id (UUID version 7): of two made by one process, the later sorts after the earlier. */
export function newId(now: Date): string {
  step(now.getTime());
  const time = moment.toString(16).padStart(12, '0');
  const counted = count.toString(16).padStart(3, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${counted}-${randomUUID().slice(19)}`;
}
