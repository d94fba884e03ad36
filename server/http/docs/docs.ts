import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { contract } from '#contract/index.ts';
import { docsPage, type OpenApi } from '#server/http/docs/docs-page.ts';
import { endpoints } from '#server/http/endpoints.ts';
import { hashesOf } from '#server/http/headers.ts';

const gzipped = promisify(gzip);

const accessOf = new Map(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint.access]));

async function write(): Promise<OpenApi> {
  const [{ OpenAPIGenerator }, { ZodToJsonSchemaConverter }] = await Promise.all([
    import('@orpc/openapi'),
    import('@orpc/zod/zod4'),
  ]);
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const written: OpenApi = await generator.generate(contract, {
    info: { title: 'Mallama', version: '1', description: 'Care for yourself and others.' },
    servers: [{ url: '/api' }],
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
  });
  for (const [path, methods] of Object.entries(written.paths ?? {})) {
    for (const [method, operation] of Object.entries(methods ?? {})) {
      const access = accessOf.get(`${method.toUpperCase()} ${path}`);
      Object.assign(operation as object, {
        'x-access': access,
        ...(access !== 'anyone' && { security: [{ bearer: [] }] }),
      });
    }
  }
  return written;
}

/** The contract as an OpenAPI document and as a page, both written when first asked for. */
export function addApiDocs(app: FastifyInstance) {
  let written: Promise<OpenApi> | undefined;
  const document = () => {
    written ??= write();
    return written;
  };
  let packed: Promise<{ plain: string; small: Buffer }> | undefined;
  async function pack() {
    const plain = JSON.stringify(await document());
    return { plain, small: await gzipped(plain) };
  }
  app.get('/api/openapi.json', async (request, reply) => {
    packed ??= pack();
    const { plain, small } = await packed;
    reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding');
    const takesSmall = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
    return takesSmall ? reply.header('content-encoding', 'gzip').send(small) : reply.send(plain);
  });
  app.get('/api/docs', async (_request, reply) => {
    const html = docsPage(await document());
    const policy = `default-src 'none'; style-src ${hashesOf('style', html).join(' ')}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
    return reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(html);
  });
}
