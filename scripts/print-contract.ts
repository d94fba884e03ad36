// Prints what the web's client needs of the contract: each endpoint's method, path and meta, without its schemas.
import { minifyContractRouter } from '@orpc/contract';
import { contract } from '#contract/index.ts';

console.log(JSON.stringify(minifyContractRouter(contract)));
