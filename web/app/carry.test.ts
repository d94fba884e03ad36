// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { carry } from '#web/app/carry.ts';
import { ApiError, issueAt, refusalOf } from '#web/app/refusal.ts';
import { serverNow } from '#web/app/serverClock.ts';
import { sessionPort } from '#web/app/session/sessionPort.ts';

const body = (code: string, status: number, data?: unknown) =>
  JSON.stringify({ defined: true, code, status, message: `About ${code}`, data });

let sent: Request[];
function answer(response: () => Response) {
  sent = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(request);
    return response();
  });
}

const ask = () => carry(new Request('http://house/api/anything'));
const failure = () =>
  ask().then(
    () => expect.unreachable(),
    (error: unknown) => error,
  );

beforeEach(() => {
  sessionPort.token = async () => 'ticket';
  sessionPort.recheck = vi.fn();
});
afterEach(() => vi.unstubAllGlobals());

describe('carrying a request', () => {
  it('shows the token of whoever is signed in', async () => {
    answer(() => new Response('{}'));
    await ask();
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer ticket');
  });

  it('goes out without a token when none can be had, and logs that', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    sessionPort.token = async () => {
      throw new Error('offline');
    };
    answer(() => new Response('{}'));
    expect((await ask()).status).toBe(200);
    expect(sent[0]?.headers.has('authorization')).toBe(false);
    expect(logged).toHaveBeenCalledExactlyOnceWith('No sign-in token could be had.', 'Error');
    logged.mockRestore();
  });

  it.each([
    [401, 1],
    [402, 1],
    [403, 0],
    [403, 1, 'age'],
    [503, 0],
  ])('after %d the session is checked %d times', async (status, times, reason?: string) => {
    answer(() => new Response(body('x', status, reason && { reason }), { status }));
    await failure();
    expect(sessionPort.recheck).toHaveBeenCalledTimes(times);
  });

  it("reads the server's time where this browser's clock is wrong", async () => {
    const ahead = new Date(Date.now() + 5 * 3_600_000);
    answer(() => new Response('{}', { headers: { date: ahead.toUTCString() } }));
    await ask();
    expect(Math.abs(serverNow() - ahead.getTime())).toBeLessThan(60_000);
    answer(() => new Response('{}', { headers: { date: new Date(Date.now() + 20_000).toUTCString() } }));
    await ask();
    expect(Math.abs(serverNow() - Date.now())).toBeLessThan(10_000);
  });
});

describe('what went wrong', () => {
  it('has the status, a colon and the body as its message', async () => {
    answer(() => new Response(body('not_found', 404), { status: 404 }));
    const error = await failure();
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 404, message: `404: ${body('not_found', 404)}` });
  });

  it('names the status where there is no body', async () => {
    answer(() => new Response('', { status: 503, statusText: 'Service Unavailable' }));
    expect(await failure()).toMatchObject({ message: '503: Service Unavailable' });
  });

  it("shows the refusal's own words, reason, wait and issues", async () => {
    const data = { reason: 'trial_used', retryAfter: 9, issues: [{ path: 'title', message: 'Title is required' }] };
    answer(() => new Response(body('conflict', 409, data), { status: 409 }));
    const error = await failure();
    expect(refusalOf(error)).toEqual({ status: 409, code: 'conflict', message: 'About conflict', ...data });
    expect(issueAt(error, 'title')).toBe('Title is required');
    expect(issueAt(error, 'content')).toBeUndefined();
  });

  it.each([
    ['<html>Bad gateway</html>', 502, 'Something went wrong on our side. Please try again.'],
    ['null', 500, 'Something went wrong on our side. Please try again.'],
    [body('bug', 500), 500, 'About bug'],
  ])('calls %s a bug', async (text, status, message) => {
    answer(() => new Response(text, { status }));
    expect(refusalOf(await failure())).toMatchObject({ code: 'bug', message, issues: [] });
  });

  it('says that Mallama could not be reached where there was no answer', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
    expect(refusalOf(await failure())).toMatchObject({ code: 'unreachable', status: 0 });
  });
});
