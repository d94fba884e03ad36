// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { focusProblem } from '#web/kit/field/focusProblem.ts';

it('leads to the field whose problem is written after the next frame', async () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  document.body.innerHTML = '<form><input name="email"><input name="password"></form>';
  const [, password] = document.querySelectorAll('input');
  focusProblem(document.querySelector('form'));
  frames.shift()?.(0);
  expect(document.activeElement).toBe(document.body);
  password?.setAttribute('aria-invalid', 'true');
  frames.shift()?.(0);
  expect(document.activeElement).toBe(password);
  expect(frames).toEqual([]);
});

it('gives up where nothing is wrong', () => {
  let frames = 0;
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => {
    frames += 1;
    frame(0);
  });
  focusProblem(document.createElement('form'), 3);
  expect(frames).toBe(3);
});
