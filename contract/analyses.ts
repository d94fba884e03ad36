import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { One, page } from '#contract/pages.ts';

/** How many recent analyses are shown beside the form. */
export const RECENT = 5;

const words = z._default(z.string().check(z.trim(), z.maxLength(200, 'Please keep it under 200 characters')), '');
const reading = { access: 'member', touches: [] } as const;

type Room<Form, Analysis> = {
  name: 'textAnalysis' | 'relationshipAnalysis';
  path: `/${string}`;
  form: Form;
  analysis: Analysis;
  /** Summaries for the API document. */
  says: { analyze: string; list: string; find: string; get: string; remove: string };
};

/** The endpoints of a tool that analyzes something and keeps the results. */
export function analyses<Form extends z.ZodMiniType, Analysis extends z.ZodMiniType>({
  name,
  path,
  form,
  analysis,
  says,
}: Room<Form, Analysis>) {
  const writing = { access: 'member', touches: [name, 'dashboard', 'search'] } as const;
  return {
    analyze: endpoint
      .meta({ ...writing, limit: { max: 60, seconds: 3600, by: 'member' } })
      .route({ method: 'POST', path, summary: says.analyze })
      .input(form)
      .output(analysis),
    list: endpoint
      .meta(reading)
      .route({ method: 'GET', path, summary: says.list })
      .input(z.object(page))
      .output(z.array(analysis)),
    find: endpoint
      .meta({ ...reading, limit: { max: 240, seconds: 60, by: 'member' } })
      .route({ method: 'POST', path: `${path}/search`, summary: says.find })
      .input(z.object({ words, ...page }))
      .output(z.array(analysis)),
    get: endpoint
      .meta(reading)
      .route({ method: 'GET', path: `${path}/{id}`, summary: says.get })
      .input(One)
      .output(analysis),
    remove: endpoint
      .meta(writing)
      .route({ method: 'DELETE', path: `${path}/{id}`, summary: says.remove, successStatus: 204 })
      .input(One)
      .output(z.void()),
  };
}
