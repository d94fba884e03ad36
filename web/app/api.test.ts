// @vitest-environment happy-dom
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { api } from '#web/app/api.ts';
import { queryClient, refreshRoom, refreshRoomOnceDrawn } from '#web/app/queryClient.ts';
import { touchedBy } from '#web/app/touches.ts';

const plan = { warningSigns: ['a'], calmingThings: [], places: [], people: [], reasons: [], updatedAt: null };

function serve(status = 200) {
  const sent: Request[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(request);
    return Response.json(plan, { status });
  });
  return sent;
}

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

const isStale = () => queryClient.getQueryState(api.support.plan.queryKey())?.isInvalidated;

describe('the client of our API', () => {
  it('sends what the contract says, with the key of the attempt', async () => {
    const sent = serve();
    await api.support.savePlan.call(plan, { context: { idempotencyKey: 'try-1' } });
    const [request] = sent;
    expect(`${request?.method} ${new URL(request?.url ?? '').pathname}`).toBe('PUT /api/support/safety-plan');
    expect(request?.headers.get('idempotency-key')).toBe('try-1');
  });

  it('makes stale what a successful write touches', async () => {
    serve();
    await queryClient.fetchQuery(api.support.plan.queryOptions());
    expect(isStale()).toBe(false);
    await api.support.savePlan.call(plan);
    expect(isStale()).toBe(true);
  });

  it('loads what is shown once more when its answer has been drawn, however often that is told meanwhile', async () => {
    const sent = serve();
    await queryClient.fetchQuery(api.support.plan.queryOptions());
    const stop = new QueryObserver(queryClient, api.support.plan.queryOptions()).subscribe(() => {});
    await api.support.savePlan.call(plan);
    refreshRoomOnceDrawn('support');
    expect(sent.map(({ method }) => method)).toEqual(['GET', 'PUT']);
    await refreshRoom('support');
    expect(sent.map(({ method }) => method)).toEqual(['GET', 'PUT', 'GET']);
    expect(isStale()).toBe(false);
    stop();
  });

  it('leaves everything as it was after a read and after a refused write', async () => {
    serve();
    await queryClient.fetchQuery(api.support.plan.queryOptions());
    await api.support.plan.call();
    serve(409);
    await expect(api.support.savePlan.call(plan)).rejects.toThrow(/^409: /);
    expect(isStale()).toBe(false);
  });

  it('knows what is touched from the contract alone', () => {
    expect(touchedBy(['support', 'savePlan'])).toEqual(['support']);
    expect(touchedBy(['support', 'plan'])).toEqual([]);
    expect(touchedBy(['support', 'nothing'])).toEqual([]);
  });
});
