import { readGlobal } from '#cms/database/client.ts'
import { environment } from '#platform/environment/environment.ts'
import { allCalls } from '#site/calls/calls.ts'
import { openapi } from './openapi.ts'

/** Version of the calls, not of the product. It changes when clients have to change. */
const VERSION = '1.0.0'

/**
 * Returns every call, also as an OpenAPI document.
 * @throws if a route cannot be imported
 */
export async function describeApi() {
  const [{ name }, calls] = await Promise.all([readGlobal('brand'), allCalls()])
  return { name, calls, document: openapi(calls, { name, siteUrl: environment.siteUrl, version: VERSION }) }
}
