import { readGlobal } from '../../../cms/client.ts'
import { environment } from '../../../engine/environment.ts'
import { allCalls } from '../../calls/calls.ts'
import { openapi } from './openapi.ts'

/** Of the calls, not of the product: it changes when a caller must change. */
const VERSION = '1.0.0'

export async function describeApi() {
  const { name } = await readGlobal('brand')
  return { name, document: openapi(allCalls(), { name, siteUrl: environment.siteUrl, version: VERSION }) }
}
