import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import type { FastifyInstance } from 'fastify';
import { contract } from '#contract/index.ts';

const document = () =>
  new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] }).generate(contract, {
    info: { title: 'Mallama', version: '1', description: 'Care for yourself and others.' },
    servers: [{ url: '/api' }],
  });

/** The contract as an OpenAPI document, written when it is first asked for. */
export function mountDocs(app: FastifyInstance) {
  let written: ReturnType<typeof document> | undefined;
  app.get('/api/openapi.json', async () => {
    written ??= document();
    return written;
  });
}
