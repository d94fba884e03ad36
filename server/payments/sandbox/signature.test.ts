import { describe, expect, test } from 'vitest';
import { ForgedWebhook } from '#server/payments/port.ts';
import { sign, verify } from '#server/payments/sandbox/signature.ts';

const RAW = '{"id":"evt_1"}';
const SECRET = 'whsec_ours';
const NOW = new Date('2026-03-01T12:00:00.900Z');
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
const signed = sign(RAW, SECRET, NOW);

describe('a webhook that was signed', () => {
  test.each([0, 299, -299])('is taken %i seconds later', (seconds) => {
    expect(() => verify(RAW, signed, SECRET, later(seconds))).not.toThrow();
  });

  test('may carry signatures of other kinds and secrets beside its own, and spaces', () => {
    const [at = '', mine = ''] = signed.split(',');
    const others = `v1=${'0'.repeat(64)}, v0=ffff`;
    expect(() => verify(RAW, `${at}, ${others}, ${mine}`, SECRET, NOW)).not.toThrow();
  });

  test.each([302, -302, 86_400])('is too old %i seconds later', (seconds) => {
    expect(() => verify(RAW, signed, SECRET, later(seconds))).toThrow(ForgedWebhook);
  });

  test.each([
    ['other words', `${RAW} `, signed, SECRET],
    ['another secret', RAW, signed, 'whsec_theirs'],
    ['a time of its own', RAW, signed.replace(/t=\d+/, `t=${Math.floor(later(60).getTime() / 1000)}`), SECRET],
    ['half a signature', RAW, signed.slice(0, -1), SECRET],
    ['a signature of another kind', RAW, signed.replace('v1=', 'v0='), SECRET],
    ['no signature', RAW, signed.split(',')[0], SECRET],
    ['no time', RAW, signed.split(',')[1], SECRET],
    ['a time that is no number', RAW, signed.replace(/t=\d+/, 't=NaN'), SECRET],
    ['a time in another writing', RAW, signed.replace(/t=\d+/, 't=1e9'), SECRET],
    ['an empty header', RAW, '', SECRET],
    ['no header', RAW, undefined, SECRET],
    ['two headers', RAW, [signed, signed], SECRET],
  ])('is refused with %s', (_what, raw, header, secret) => {
    expect(() => verify(raw, header, secret, NOW)).toThrow(ForgedWebhook);
  });
});
