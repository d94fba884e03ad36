import { POSITION_HEADER } from '#contract/live.ts';
import { noteLivePlace } from '#web/app/live/liveEvents.ts';
import { ApiError } from '#web/app/refusal.ts';
import { noteServerTime } from '#web/app/serverClock.ts';
import { sessionPort } from '#web/app/session/sessionPort.ts';

/** Sends a request to our server with the caller's token; any answer that is not ok becomes an ApiError. */
export async function carry(request: Request, init?: RequestInit): Promise<Response> {
  const token = await tokenOrNone();
  if (token) request.headers.set('authorization', `Bearer ${token}`);
  const response = await fetch(request, { ...init, credentials: 'include' });
  noteServerTime(response.headers.get('date'));
  noteLivePlace(response.headers.get(POSITION_HEADER));
  if (response.ok) return response;
  const error = new ApiError(response.status, response.statusText, await response.text());
  const closed = response.status === 403 && error.refusal.reason === 'age';
  if (response.status === 401 || response.status === 402 || closed) sessionPort.recheck();
  throw error;
}

async function tokenOrNone(): Promise<string | null> {
  try {
    return await sessionPort.token();
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the request is sent anyway, so this is the only trace.
    console.error('No sign-in token could be had.', error instanceof Error ? error.name : 'Unknown');
    return null;
  }
}
