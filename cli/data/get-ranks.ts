import type { Options } from './options.ts'
export async function getRanks(_options: Options) {}
