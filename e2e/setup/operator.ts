import { rmSync } from 'node:fs';
import type { APIRequestContext, Page } from '@playwright/test';
import { type Running, startServer, temporaryFolder } from '#test/process.ts';
import { type Account, logIn } from './account.ts';
import { test as base } from './page.ts';

const operator: Account = { email: 'operator@example.org', password: 'a kinder word 7' };

/** On a server of its own, where the operator may let months go by without anybody else growing older. */
export const test = base.extend<object, { settings: Record<string, string>; server: Running }>({
  settings: [{}, { option: true, scope: 'worker' }],
  server: [
    async ({ settings }, use) => {
      const folder = temporaryFolder();
      const before = process.env.E2E_DATA_DIR;
      const server = await startServer({ DATA_DIR: folder, ADMIN_EMAIL: operator.email, ...settings });
      process.env.E2E_DATA_DIR = folder;
      await use(server);
      process.env.E2E_DATA_DIR = before;
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
});

/** Claims the administrator's account with the code that the server printed; where it is claimed already, nothing happens. */
export async function claimAdmin(request: APIRequestContext, server: Running) {
  const code = /Setup code\s+(\S+)/.exec(server.out())?.[1] ?? '';
  await request.post('/api/admin/setup-code', { data: { code } });
  const { apiKey } = await (await request.get('/api/auth/config')).json();
  const signedUp = await request.post(`/identitytoolkit.googleapis.com/v1/accounts:signUp?key=${apiKey}`, {
    data: { ...operator, returnSecureToken: true },
  });
  const { idToken } = await signedUp.json();
  await request.get('/api/auth/user', { headers: { authorization: `Bearer ${idToken}` } });
}

export const logInAsOperator = (page: Page) => logIn(page, operator);
