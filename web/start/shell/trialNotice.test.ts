import { describe, expect, it } from 'vitest';
import { trialNotice } from '#web/start/shell/trialNotice.ts';

const END = '2026-11-21T09:00:00.000Z';
const HOUR = 3_600_000;
const active = { hasAccess: true, hasActiveTrial: true, isTrialExpired: false };
const expired = { hasAccess: false, hasActiveTrial: false, isTrialExpired: true };
const noticeAt = (milliseconds: number) => trialNotice({ trialEndDate: END }, active, Date.parse(END) - milliseconds);

describe('the strip about the trial', () => {
  it.each([
    [24 * HOUR, 'calm', '24h 0m'],
    [13 * HOUR + 32.5 * 60_000, 'calm', '13h 32m'],
    [6 * HOUR, 'calm', '6h 0m'],
    [6 * HOUR - 1, 'soon', '5h 59m'],
    [2 * HOUR, 'soon', '2h 0m'],
    [2 * HOUR - 1, 'urgent', '1h 59m'],
    [59 * 60_000, 'urgent', '59m'],
    [1, 'urgent', '1m'],
  ])('%d milliseconds before the end it is %s and says %s', (milliseconds, tone, left) => {
    expect(noticeAt(milliseconds)).toMatchObject({ tone, left });
  });

  it.each([0, -1])('says nothing with %d milliseconds left', (milliseconds) => {
    expect(noticeAt(milliseconds)).toBeNull();
  });

  it('says that it ended', () => {
    expect(trialNotice({ trialEndDate: END }, expired, Date.parse(END))).toEqual({ tone: 'ended' });
  });

  it('says nothing to somebody without a trial, and to an admin whose trial ended', () => {
    const none = { hasAccess: false, hasActiveTrial: false, isTrialExpired: false };
    expect(trialNotice({ trialEndDate: null }, none, 0)).toBeNull();
    expect(trialNotice({ trialEndDate: END }, { ...expired, hasAccess: true }, 0)).toBeNull();
  });

  it('tells screen readers once an hour', () => {
    const spoken = [5.9, 5.1, 4.9, 1.9, 0.5].map((hours) => {
      const notice = noticeAt(hours * HOUR);
      return notice && 'spoken' in notice ? notice.spoken : null;
    });
    expect(spoken).toEqual([
      'More than 5 hours',
      'More than 5 hours',
      'More than 4 hours',
      'More than an hour',
      'Less than an hour',
    ]);
  });
});
