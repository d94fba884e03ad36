import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';
import { contentSecurityPolicy, hashesOf } from '#server/http/headers.ts';

const PAGES = ['landing.html', 'index.html', 'kit.html'] as const;

/** Addresses for programs, where a page instead of a 404 would hide a mistake. */
const NOT_PAGES =
  /^\/(api|assets|identitytoolkit\.googleapis\.com|securetoken\.googleapis\.com|emulator)(\/|$)|\.\w{1,11}$/;

/** The policy of the built pages, with the hashes of their inline code. */
export function policyFor(config: Config, folder: string): string {
  const html = PAGES.map((page) => join(folder, page))
    .filter((path) => existsSync(path))
    .map((path) => readFileSync(path, 'utf8'))
    .join('');
  return contentSecurityPolicy(config, { scripts: hashesOf('script', html), styles: hashesOf('style', html) });
}

const pathOf = (request: FastifyRequest) => request.url.split('?')[0] ?? '';

const wantsPage = (request: FastifyRequest) =>
  (request.method === 'GET' || request.method === 'HEAD') && !NOT_PAGES.test(pathOf(request));

/** All files but pages and compressed copies, listed once. Nothing else is looked up on the disk. */
function filesIn(folder: string): Set<string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(html|br|gz)$/.test(entry.name))
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/')}`);
  return new Set(files);
}

/** Hashed assets are cached forever; pages and the service worker, which name them, are revalidated. */
function kept(path: string): string {
  if (path.includes('/assets/')) return 'public, max-age=31536000, immutable';
  return /(\.html|worker\.js)(\.br|\.gz)?$/.test(path) ? 'no-cache' : 'public, max-age=3600';
}

const page = (reply: FastifyReply, name: (typeof PAGES)[number]) => reply.sendFile(name);

/** Serves the built web. Returns a function that sends a page, and says whether there was one. */
export async function serveWeb(app: FastifyInstance, config: Config, folder: string) {
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    index: false,
    acceptRanges: false,
    setHeaders: (response, path) => response.header('cache-control', kept(path)),
  });
  const files = filesIn(folder);
  app.get('/*', (request, reply) => {
    const path = pathOf(request);
    return files.has(path) ? reply.sendFile(path) : reply.callNotFound();
  });
  app.get('/', (_request, reply) => page(reply, 'landing.html'));
  if (!config.production) app.get('/kit', (_request, reply) => page(reply, 'kit.html'));
  return (request: FastifyRequest, reply: FastifyReply) => (wantsPage(request) ? page(reply, 'index.html') : undefined);
}
