import { expect, it } from 'vitest';
import { mergeLines } from '#contract/relationship-lists.ts';
import { linesIn, queued, saidOf, stillMissing, withEdits } from '#web/relationships/lists/edits.ts';

it('shows what another tab added beside what is on its way', () => {
  expect(withEdits('Tea\nWalks', [{ base: 'Tea', text: 'Tea\nMusic' }])).toBe('Tea\nWalks\nMusic');
});

it('shows the same once the server has taken the change in', () => {
  const edit = { base: 'Tea', text: 'Music' };
  expect(withEdits(withEdits('Tea\nWalks', [edit]), [edit])).toBe(withEdits('Tea\nWalks', [edit]));
});

it('keeps out what was added and taken away again while the first was on its way', () => {
  const first = queued([], { base: 'Tea', text: 'Tea\nMusic' });
  const second = queued(first, { base: 'Tea\nMusic', text: 'Tea\nMusic\nDance' });
  const third = queued(second, { base: 'Tea\nMusic\nDance', text: 'Tea\nMusic' });
  expect(withEdits('Tea', third)).toBe('Tea\nMusic');
  // The server applies one after the other, with the same result.
  const onServer = third.reduce((text, { base, text: mine }) => mergeLines(base, mine, text), 'Tea');
  expect(onServer).toBe('Tea\nMusic');
});

it('takes away for good what is removed while its addition is on its way', () => {
  const queue = queued(queued([], { base: '', text: 'Tea' }), { base: 'Tea', text: '' });
  expect(withEdits('', queue)).toBe('');
  expect(withEdits('Tea', queue)).toBe('');
});

it('lets changes that could not be sent wait in their order', () => {
  const waiting = [
    { base: 'Tea', text: 'Tea\nMusic' },
    { base: 'Tea', text: '' },
  ];
  const queue = queued(waiting, { base: 'Music', text: 'Music\nDance' });
  expect(queue).toEqual([waiting[0], { base: 'Tea', text: 'Music\nDance' }]);
});

it('knows a change that arrived although its answer did not', () => {
  const [arrived, lost] = [
    { base: 'Tea', text: 'Tea\nMusic' },
    { base: 'Tea', text: '' },
  ];
  expect(stillMissing('Tea\nMusic\nWalks', [arrived, lost])).toEqual([lost]);
});

it('says what a change did, and shows a doubled line once', () => {
  expect(saidOf([{ base: 'Tea\nWalks', text: 'Walks\nMusic' }])).toEqual({ added: ['Music'], removed: ['Tea'] });
  expect(linesIn('Tea\n\nTea\r\nWalks ')).toEqual(['Tea', 'Walks']);
});
